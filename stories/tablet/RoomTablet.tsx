import '@concierge/tablet/brand.css';
import '@concierge/tablet/layout.css';
import type { Language } from '@concierge/contract/constants';
import type { TabletState } from '@concierge/tablet/model/tabletState';
import { viewOf } from '@concierge/tablet/model/view';
import { TabletScreen } from '@concierge/tablet/screens/TabletScreen';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { roomTablet } from '../fixtures/viewports.ts';
import { darkMode } from '../setup/chromaticModes.ts';
import { NOW } from '../hotel/hotel.ts';
import { room } from './room.ts';
import { languageOf } from './tabletTexts.ts';

export interface RoomTabletProps {
  /** What is shown, as the address says it. */
  address?: string;
  /** How it is other than on an ordinary morning. */
  state?: (language: Language) => Partial<TabletState>;
  /** Of the toolbar. */
  language?: Language;
}

/** The page of the tablet sets both. */
function usePageOfTablet(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.brand = 'tablet';
    dataset.density = 'touch';
    return () => {
      delete dataset.brand;
      delete dataset.density;
    };
  }, []);
}

/** The tablet of a room, nothing running in it but the ways between its views. */
function RoomTablet({
  address = '/tablet',
  state,
  language = 'en',
}: RoomTabletProps): ReactElement {
  const [search, setSearch] = useState(new URL(address, 'http://room').search);
  const [change, setChange] = useState<Partial<TabletState>>({});
  usePageOfTablet();
  return (
    <TabletScreen
      state={{ ...room(language), ...state?.(language), ...change }}
      view={viewOf(search)}
      ownLanguage={language}
      moved={false}
      onNavigate={(href) => setSearch(new URL(href, 'http://room').search)}
      onPickLanguage={(picked) => {
        setChange({ language: picked });
        setSearch('');
      }}
      onWrite={(serviceId, note) => setChange({ draft: { serviceId, note }, sending: 'idle' })}
      onSend={() => setChange((before) => ({ ...before, sending: 'sending' }))}
      now={Date.parse(NOW)}
      onAct={(act, id) => setChange((before) => ({ ...before, acting: { id, act } }))}
      onFollow={() => undefined}
      onResend={() => setChange({ unsent: [] })}
      onDiscard={() => setChange({ unsent: [] })}
      onRetry={() => setChange({ connection: 'reconnecting' })}
    />
  );
}

export interface StoryContext {
  globals: Record<string, unknown>;
}

/** What all stories of the tablet share. */
export const tabletStory = {
  component: RoomTablet,
  ...roomTablet,
  parameters: {
    ...roomTablet.parameters,
    controls: { disable: true },
    chromatic: { modes: darkMode },
  },
  render: (args: RoomTabletProps, context: StoryContext) => {
    const language = languageOf(context);
    return <RoomTablet key={language} {...args} language={language} />;
  },
};
