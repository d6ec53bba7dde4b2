import manifest from '@concierge/ui/package.json';
import type { ReactElement } from 'react';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import { useToolbar } from '../setup/toolbar.ts';
import './start.css';

/** Stories with the picture that the tests compare: a frame would load a whole Storybook for each. */
const SCREENS = [
  ['screens-dashboard--default', 'Dashboard', 'hero-console'],
  ['screens-requests--waiting-phone', 'Waiting requests on a phone', 'hero-phone'],
] as const;

/** What this is, in a sentence and as it looks. */
export function Hero(): ReactElement {
  const ending = useToolbar().theme === 'dark' ? '-dark.png' : '.png';
  return (
    <header className="sb-unstyled hero">
      <div className="hero-words">
        <p className="guide-group">Concierge design system · {manifest.version}</p>
        <h1>Calm screens for people who serve guests all day</h1>
        <p>
          Every component, state and screen of the Concierge console: accessible, in three
          languages, and tested as you see it here.
        </p>
        <p className="hero-ways">
          <a className="hero-primary" href="#all-components">
            Browse components
          </a>
          <StorybookLink to="screens-dashboard--default">See the screens</StorybookLink>
        </p>
      </div>
      <div className="hero-screens">
        {SCREENS.map(([id, name, className]) => (
          <StorybookLink key={id} to={id} className={`hero-screen ${className}`}>
            <img src={`pictures/${id.replace('--', '/')}${ending}`} alt={name} />
          </StorybookLink>
        ))}
      </div>
    </header>
  );
}
