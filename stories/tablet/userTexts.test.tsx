import type { TabletState } from '@concierge/tablet/model/tabletState';
import { viewOf } from '@concierge/tablet/model/view';
import { TabletScreen } from '@concierge/tablet/screens/TabletScreen';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inHebrew, tagsAround } from '../fixtures/hebrew.ts';
import { room } from './room.ts';

it.each(['', '?language', '?requests', '?messages', '?message=1', '?service=1', '?sent=1'])(
  'Y45 the tablet at %s shows what people wrote in its own direction',
  (address) => {
    const html = renderToString(
      <TabletScreen
        state={inHebrew(room('en')) as TabletState}
        view={viewOf(address)}
        ownLanguage="en"
        moved={false}
        onNavigate={() => undefined}
        onPickLanguage={() => undefined}
        onWrite={() => undefined}
        onSend={() => undefined}
        onAct={() => undefined}
        onFollow={() => undefined}
        onResend={() => undefined}
        onDiscard={() => undefined}
        now={0}
        onRetry={() => undefined}
      />,
    );
    const tags = tagsAround(html);
    expect(tags).not.toEqual([]);
    expect(tags.filter((tag) => !tag.includes('dir="auto"'))).toEqual([]);
  },
);
