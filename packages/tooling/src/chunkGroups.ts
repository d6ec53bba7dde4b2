/**
 * What is loaded together stands in one file: it compresses better than its parts, and over HTTP/1.1 a
 * browser asks for six files at once and waits for an answer before it asks for the next. Each group
 * takes what its modules import along; a group that stands earlier keeps what both need.
 */
const GROUPS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['start', /\/console\/src\/main\.tsx$|rolldown\/runtime/],
  // Everybody who is signed in.
  [
    'frame',
    /\/app\/(Shell\.tsx|signedInSaga\.ts)$|\/(Screen|LoadFailure|KeepFocus|Skeleton|ServiceIcon|requestMessageSlot)\.tsx$|\/(useWhileOpen|serviceColorModel)\.ts$/,
  ],
  // Requests, messages, users, settings.
  [
    'tables',
    /\/(DataTable|Card)\.tsx$|\/concierge\/(cells|RowButtons)\.ts$|\/lib\/useOpenedRow\.ts$/,
  ],
  // Requests and messages.
  [
    'pagedLists',
    /\/(ListFooter|FilterBar|Select)\.tsx$|\/(useListAddress|useListOnScreen|formatTime)\.ts$/,
  ],
  ['requests', /\/features\/requests\/RequestList\.tsx$|\/screens\/RequestsScreen\.tsx$/],
];

export const chunkNames: readonly string[] = GROUPS.map(([name]) => name);

export const chunkGroups: { name: string; test: RegExp; priority: number }[] = GROUPS.map(
  ([name, test], index) => ({ name, test, priority: GROUPS.length - index }),
);
