import type { Decorator } from '@storybook/react-vite';
import { type Texts, textsIn, textsOf } from './texts.ts';

type Loader = (context: { args: object; globals: Record<string, unknown> }) => void;

/** Args and the loader that translates them, for the story and for its play function. */
export interface InLanguage<Args> {
  args: Args;
  loaders: Loader[];
  decorators: Decorator[];
}

/**
 * Args that follow the language of the toolbar: `...inLanguage(({ t, hotel }) => ({ … }))` in a meta or a story. What a
 * control has changed stays; functions are those of the first call. Frames go around the story.
 */
export function inLanguage<Args extends object>(
  argsIn: (texts: Texts) => Args,
  ...frames: readonly Decorator[]
): InLanguage<Args> {
  const english = argsIn(textsIn('en'));
  const translated = new Map([['en', english]]);
  const translate: Loader = (context) => {
    const texts = textsOf(context);
    const own = translated.get(texts.language) ?? argsIn(texts);
    translated.set(texts.language, own);
    const args: Record<string, unknown> = { ...context.args };
    for (const [name, value] of Object.entries(own)) {
      const isUntouched = Object.is(args[name], english[name as keyof Args]);
      if (isUntouched && typeof value !== 'function') args[name] = value;
    }
    context.args = args;
  };
  return { args: english, loaders: [translate], decorators: [...frames] };
}
