/**
 * The palette as a DTCG tree, taken from `@radix-ui/colors`. Only the scales the themes name are kept.
 * The package numbers its steps 1 to 12 by use: backgrounds, borders, solids, text.
 */
import * as radix from '@radix-ui/colors';

const SCALES = ['slate', 'indigo', 'red', 'amber', 'green', 'blue'] as const;

type Scale = Record<string, string>;
interface ColorToken {
  $value: string;
}
type ColorGroup = Record<string, ColorToken>;

/** `{ red1: '#…', red2: '#…' }` to `{ 1: { $value: '#…' }, 2: … }`. */
function toSteps(scale: Scale): ColorGroup {
  const steps = Object.entries(scale).map(([name, value]) => {
    const step = /\d+$/.exec(name)?.[0];
    if (step === undefined) throw new Error(`The palette names a color without a step: ${name}`);
    return [step, { $value: value }] as const;
  });
  return Object.fromEntries(steps);
}

const scales: Record<string, Scale> = { ...radix };

function bothModes(name: string): Record<'light' | 'dark', ColorGroup> {
  return { light: toSteps(scales[name] ?? {}), dark: toSteps(scales[`${name}Dark`] ?? {}) };
}

/** The steps of every scale, which the files in `tokens/` refer to as `{palette.slate.light.2}`. */
export function palette(): Record<string, unknown> {
  return {
    $type: 'color',
    $description: 'Scales of @radix-ui/colors 3.',
    base: { white: { $value: '#ffffff' }, black: { $value: '#000000' } },
    blackA: toSteps(radix.blackA),
    ...Object.fromEntries(SCALES.map((name) => [name, bothModes(name)])),
  };
}
