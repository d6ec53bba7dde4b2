/**
 * The first script of a page, before its modules: says in words that a browser is too old, or that the page could
 * not start. Pages hold it as it is written here. Older browsers must be able to run it, so it is in the language of 2009.
 * @param {readonly string[]} needed Paths of functions that the page calls, e.g. `Promise.allSettled`.
 * @param {Readonly<Record<string, import('./firstScript.ts').FirstTexts>>} texts By language, with English among them.
 */
export function checkBrowser(needed, texts) {
  /* A page whose scripts arrive late still starts, and then replaces the words. */
  var WAIT_MS = 3000;

  function language() {
    var tags = [];
    try {
      tags = navigator.languages || [navigator.language];
      // oxlint-disable-next-line eslint/no-unused-vars -- older browsers need a name
    } catch (error) {
      /* It does not say. */
    }
    for (var index = 0; index < tags.length; index += 1) {
      var code = String(tags[index]).slice(0, 2).toLowerCase();
      if (texts[code]) return code;
    }
    return 'en';
  }

  function has(path) {
    try {
      var value = window;
      var names = path.split('.');
      for (var index = 0; index < names.length; index += 1) value = value[names[index]];
      return typeof value === 'function';
      // oxlint-disable-next-line eslint/no-unused-vars -- older browsers need a name
    } catch (error) {
      return false;
    }
  }

  function element(name, text) {
    var made = document.createElement(name);
    made.appendChild(document.createTextNode(text));
    return made;
  }

  function say(kind) {
    var root = document.querySelector('#root');
    var code = language();
    var words = texts[code];
    var main = document.createElement('main');
    main.style.cssText =
      'max-width:32rem;margin:15vh auto 0;padding:24px;font:1.125rem/1.5 system-ui,sans-serif';
    main.appendChild(element('h1', words[kind]));
    main.appendChild(element('p', words[kind + 'Text']));
    if (kind === 'failed') {
      var link = element('a', words.again);
      link.setAttribute('href', window.location.href);
      link.onclick = function reload() {
        window.location.reload();
        return false;
      };
      main.appendChild(link);
    }
    while (root.firstChild) root.removeChild(root.firstChild);
    root.appendChild(main);
    document.documentElement.lang = code;
    document.title = words[kind];
  }

  /* Nothing but the page itself is in it: no script has rendered anything, or what it had rendered is gone. */
  function isBlank() {
    var root = document.querySelector('#root');
    return root && (!root.firstChild || root.querySelector('.shell'));
  }

  function failed() {
    setTimeout(function check() {
      if (isBlank()) say('failed');
    }, WAIT_MS);
  }

  for (var index = 0; index < needed.length; index += 1) {
    if (!has(needed[index])) {
      document.documentElement.setAttribute('data-too-old', '');
      document.addEventListener('DOMContentLoaded', function tell() {
        say('old');
      });
      return;
    }
  }
  /* In the way down, since a script that does not arrive tells only its element. */
  window.addEventListener('error', failed, true);
  window.addEventListener('unhandledrejection', failed);
}
