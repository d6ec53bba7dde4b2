/** A text for each form the language has; `{count}` stands for the number. */
export interface Forms {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

/** Picks the form a language has for a number, and writes the number as the language does. */
export function counter(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const format = numbers(language);
  return (count, forms) => {
    const form = rules.select(count);
    const text = form in forms ? forms[form as keyof Forms] : undefined;
    return (text ?? forms.other).replaceAll('{count}', format(count));
  };
}

/** Writes numbers as a language does. */
export function numbers(language: string): (count: number) => string {
  const format = new Intl.NumberFormat(language);
  return (count) => format.format(count);
}
