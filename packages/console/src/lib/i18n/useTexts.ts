import type { FlatNamespace, TFunction } from 'i18next';
import { useMemo } from 'react';
import { type FallbackNs, useTranslation } from 'react-i18next';

type Namespaces = readonly [FlatNamespace, ...FlatNamespace[]];

/**
 * The texts of a component, made from those of the console; the same object while the language stays.
 * @param make A function of a module, e.g. `requestTableTexts`: another one makes other texts.
 */
export function useTexts<const Names extends Namespaces, Texts>(
  namespaces: Names,
  make: (t: TFunction<FallbackNs<Names>>) => Texts,
): Texts {
  const { t } = useTranslation(namespaces);
  return useMemo(() => make(t), [t, make]);
}
