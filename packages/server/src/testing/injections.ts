/**
 * Texts that are code to a browser, a database, a template, a shell or a spreadsheet. Each fits every text
 * field, is unique, and must be returned unchanged. One that runs in a browser sets `window.injected`.
 */
export const INJECTIONS: readonly string[] = [
  '<script>window.injected=1</script>',
  '</script><script>window.injected=2</script>',
  '"><script>window.injected=3;alert(3)</script>',
  '<img src=x onerror="window.injected=4">',
  "'><img src=x onerror=alert(5)>",
  '<svg/onload=window.injected=6>',
  '<svg><script>window.injected=7</script></svg>',
  '<iframe srcdoc="<script>alert(8)</script>"></iframe>',
  '<body onpageshow=alert(9)>',
  '<a href="javascript:alert(10)">here</a>',
  'javascript:alert(11)//',
  '<details open ontoggle=window.injected=12>',
  '<style>*{display:none}</style>',
  '</textarea></title><script>alert(14)</script>',
  '<math><mtext><img src=x onerror=alert(15)></mtext></math>',
  '&lt;script&gt;alert(16)&lt;/script&gt; &amp;nbsp;',
  '{{constructor.constructor("alert(17)")()}}',
  '${alert(18)} `${7*7}` #{7*7} <%= 7*7 %>',
  '{{username}} {{count}} $t(login.title)',
  '__proto__',
  'constructor.prototype',
  "' or '1'='1",
  "'; drop table app_user; --",
  "x'); delete from service; --",
  "' union select password_hash from app_user --",
  '" or ""="',
  "\\'; update project set code='x' where 1=1 --",
  '1; select pg_sleep(10) --',
  '$1 ? :name @p1 %s %d %n',
  '100% _ like \\% \\_ [a-z]',
  '=cmd|"/C calc"!A0',
  '$(touch /tmp/injected) `id` | cat /etc/passwd',
  '../../../../etc/passwd%00.html',
  '𝒳 İıŠ ﷽ 👩 é',
];

/** The same, and texts that no name may be, since they hold characters that cannot be seen. */
export const TEXT_INJECTIONS: readonly string[] = [
  ...INJECTIONS,
  'first\r\nSet-Cookie: injected=1',
  '\u202etxt.exe \u200b zero-width \ufeff mark',
  '👩‍👩‍👧‍👦',
];
