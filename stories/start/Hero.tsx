import manifest from '@concierge/ui/package.json';
import { useEffect, useState, type ReactElement } from 'react';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import { useToolbar } from '../setup/toolbar.ts';
import './start.css';

interface Screen {
  id: string;
  name: string;
  /** The same screen in the dark theme has a picture of its own. */
  darkId?: string;
  width: number;
  height: number;
  className: string;
}

const SCREENS: readonly Screen[] = [
  {
    id: 'screens-dashboard--default',
    darkId: 'screens-dashboard--dark',
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

/** Once the page has nothing else to do: a screen is the whole console. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}

/** Calls back once a screen has its heading: until then it is blank. */
function whenDrawn(frame: HTMLIFrameElement, then: () => void): void {
  const page = frame.contentDocument?.body;
  if (!page) return;
  const observer = new MutationObserver(() => {
    if (!page.querySelector('#storybook-root h1')) return;
    observer.disconnect();
    then();
  });
  observer.observe(page, { childList: true, subtree: true });
}

interface LiveScreenProps extends Screen {
  /** Whether to load it. Until it is drawn there is its picture. */
  live: boolean;
  onDrawn: () => void;
}

/** A screen as it is: first its picture, then itself in the toolbar's theme and language. */
function LiveScreen({
  id,
  darkId,
  name,
  width,
  height,
  className,
  live,
  onDrawn,
}: LiveScreenProps): ReactElement {
  const { theme, locale } = useToolbar();
  const picture = (theme === 'dark' && darkId ? darkId : id).replace('--', '/');
  const globals = `theme:${theme};locale:${locale}`;
  const [drawn, setDrawn] = useState<string>();
  return (
    <div className={`hero-screen ${className}`} style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={`./pictures/now/${picture}.png`} alt="" width={width} height={height} />
      {live && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its modules need its scripts and its origin, and with both allowed a sandbox holds nothing back
        <iframe
          key={globals}
          src={`iframe.html?${new URLSearchParams({ still: '', id, viewMode: 'story', globals })}`}
          title={name}
          tabIndex={-1}
          onLoad={({ currentTarget }) =>
            whenDrawn(currentTarget, () => {
              setDrawn(globals);
              onDrawn();
            })
          }
          style={{
            inlineSize: width,
            blockSize: height,
            visibility: drawn === globals ? 'visible' : 'hidden',
          }}
        />
      )}
      <StorybookLink to={id} className="hero-open">
        {name}
      </StorybookLink>
    </div>
  );
}

/** What this is, in a sentence and as it looks. */
export function Hero(): ReactElement {
  const idle = useIdle();
  // One after the other: together they would hold up the reader for as long as both take.
  const [drawn, setDrawn] = useState(0);
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
          <StorybookLink to="start-find-a-state--find-a-state">Find a state</StorybookLink>
          <StorybookLink to="screens-dashboard--default">See the screens</StorybookLink>
        </p>
      </div>
      <div className="hero-screens">
        {SCREENS.map((screen, at) => (
          <LiveScreen
            key={screen.id}
            {...screen}
            live={idle && at <= drawn}
            onDrawn={() => setDrawn((before) => Math.max(before, at + 1))}
          />
        ))}
      </div>
    </header>
  );
}
