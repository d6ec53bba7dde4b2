import { expect, it } from 'vitest';
import { createLabels } from '../labels/createLabels.ts';
import * as en from '../labels/en.ts';

it('Q14 has what a language gives, and English for the rest', () => {
  const german = createLabels('de', {
    requiredLabel: 'Pflichtfeld',
    paginationLabels: { next: 'Nächste Seite', page: (n) => `Seite ${n}` },
  });
  expect(german.locale).toBe('de');
  expect(german.requiredLabel).toBe('Pflichtfeld');
  expect(german.paginationLabels).toEqual({
    ...en.paginationLabels,
    next: 'Nächste Seite',
    page: expect.any(Function),
  });
  expect(german.paginationLabels.page(3)).toBe('Seite 3');
  expect(german.loadingLabel).toBe(en.loadingLabel);
  expect(Object.keys(german).toSorted()).toEqual([...Object.keys(en), 'locale'].toSorted());
});

it('Q14 refuses labels that do not exist', () => {
  // @ts-expect-error no such label
  expect(createLabels('de', { paginationLabels: { forward: 'Weiter' } })).toBeDefined();
});
