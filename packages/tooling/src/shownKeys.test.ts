import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

/** Code that shows keys or names them for screen readers, and texts that do. */
const SHOWS =
  /aria-keyshortcuts=|styled\.kbd\b|<(Kbd|kbd)\b|keys: \[|\b(Ctrl|Cmd|Esc)\b|[⌘⌥⇧]|\{\{modifier\}\}/;

const SHEET = ['stories/screens/Keys.stories.tsx', "getAllByRole('term')"] as const;
const REPLY = ['stories/concierge/ReplyModal.stories.tsx', 'pressSendKeysEverywhere'] as const;
const SECRET = ['stories/components/SecretField.stories.tsx', 'toHaveFocus'] as const;

/** Where keys are shown, and the story that presses them from there. */
const SHOWN: Readonly<Record<string, readonly (readonly [file: string, by: string])[]>> = {
  'packages/console/public/locales/en/devices.json': [SECRET],
  'packages/console/public/locales/en/requests.json': [REPLY],
  'packages/console/public/locales/en/shortcuts.json': [SHEET],
  'packages/console/src/app/ShortcutsDialog.tsx': [SHEET],
  'packages/console/src/lib/keys/modifierKey.ts': [REPLY, SECRET],
  'packages/ui/src/components/Kbd/Kbd.tsx': [SHEET],
  'packages/ui/src/components/ShortcutSheet/ShortcutSheet.tsx': [SHEET],
  'packages/ui/src/concierge/ReplyModal/ReplyModal.tsx': [REPLY],
  'packages/ui/src/labels/concierge/requests.en.ts': [REPLY],
  'packages/ui/src/labels/en.ts': [SHEET, SECRET],
};

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutComments = (code: string) => code.replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');

it('U34 U35 keys are shown only where a story presses them', () => {
  const files = globSync('packages/{ui,console,tablet}/{src,public}/**/*.{ts,tsx,json}', {
    cwd: ROOT,
    exclude: ['**/*.test.*', '**/{tr,cs}/*', '**/*{tr,cs}.{ts,json}'],
  });
  expect(files.length).toBeGreaterThan(500);
  const shown = files.filter((file) => SHOWS.test(withoutComments(textOf(file))));
  expect(shown.toSorted()).toEqual(Object.keys(SHOWN));
});

it.each(Object.values(SHOWN).flat())('U34 U35 %s presses keys that are shown', (story, by) => {
  expect(textOf(story)).toContain(by);
});
