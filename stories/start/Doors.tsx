import type { ReactElement } from 'react';
import { StorybookLink } from '../guides/StorybookLink.tsx';

const DOORS = [
  [
    'for-designers',
    'For designers',
    'States, patterns, tokens for your tool, and how to review a change.',
  ],
  [
    'for-developers',
    'For developers',
    'Install, import, theme, and the rules every component keeps.',
  ],
  [
    'for-translators',
    'For translators',
    'One word per thing in three languages, tone, plurals, and where texts show.',
  ],
  [
    'for-contributors',
    'For contributors',
    'Adding a component or a state, and what the tests ask for.',
  ],
] as const;

/** Four ways in, by what one came for. */
export function Doors(): ReactElement {
  return (
    <ul className="sb-unstyled guide-cards doors">
      {DOORS.map(([page, name, text]) => (
        <li key={page}>
          <StorybookLink to={`start-${page}--docs`} className="guide-card">
            <span className="guide-card-name">{name}</span>
            <span className="guide-card-text">{text}</span>
          </StorybookLink>
        </li>
      ))}
    </ul>
  );
}
