import manifest from '@concierge/ui/package.json';
import type { ReactElement } from 'react';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import { useToolbar } from '../setup/toolbar.ts';
import './start.css';

interface Screen {
  id: string;
  name: string;
  width: number;
  height: number;
  className: string;
}

const SCREENS: readonly Screen[] = [
  {
    id: 'screens-dashboard--default',
    name: 'Dashboard',
    width: 1440,
    height: 900,
    className: 'hero-desk',
  },
  {
    id: 'screens-requests--waiting-phone',
    name: 'Waiting requests on a phone',
    width: 375,
    height: 812,
    className: 'hero-phone',
  },
];

/** A screen as it is, in the toolbar's theme and language. */
function LiveScreen({ id, name, width, height, className }: Screen): ReactElement {
  const { theme, locale } = useToolbar();
  const globals = `theme:${theme};locale:${locale}`;
  return (
    <div className={`hero-screen ${className}`} style={{ aspectRatio: `${width} / ${height}` }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its modules need its scripts and its origin, and with both allowed a sandbox holds nothing back */}
      <iframe
        key={globals}
        src={`iframe.html?${new URLSearchParams({ still: '', id, viewMode: 'story', globals })}`}
        title={name}
        tabIndex={-1}
        loading="lazy"
        style={{ inlineSize: width, blockSize: height }}
      />
      <StorybookLink to={id} className="hero-open">
        {name}
      </StorybookLink>
    </div>
  );
}

/** What this is, in a sentence and as it looks. */
export function Hero(): ReactElement {
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
        {SCREENS.map((screen) => (
          <LiveScreen key={screen.id} {...screen} />
        ))}
      </div>
    </header>
  );
}
