import { Button } from '@concierge/ui';
import tokens from '@concierge/ui/tokens.json';
import { useState } from 'react';

const USES: Record<keyof typeof tokens.base.motion, string> = {
  fast: 'Hover, press and focus; popovers',
  menu: 'The profile block; toasts coming',
  modal: 'Modals, in and out',
  backdrop: 'What lies behind a modal',
  slide: 'Sub-menus, panels, the drawer',
};

const TRACK = 240;
const SQUARE = 20;

/** Every duration with its purpose, as an animation. */
export function MotionTable() {
  const [moved, setMoved] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <table aria-label="motion" style={{ borderSpacing: '0 8px' }}>
        <thead>
          <tr style={{ textAlign: 'start' }}>
            {['Token', 'For', 'Takes'].map((text) => (
              <th key={text} scope="col" style={{ textAlign: 'start', paddingInlineEnd: 20 }}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(tokens.base.motion).map(([name, value]) => (
            <tr key={name}>
              <td style={{ paddingInlineEnd: 20 }}>
                <code>t.motion.{name}</code>
              </td>
              <td style={{ paddingInlineEnd: 20 }}>{USES[name as keyof typeof USES]}</td>
              <td style={{ display: 'flex', gap: 12 }}>
                <div
                  style={{
                    inlineSize: TRACK,
                    borderRadius: 4,
                    background: 'var(--cc-color-surface-active)',
                  }}
                >
                  <div
                    style={{
                      inlineSize: SQUARE,
                      blockSize: SQUARE,
                      borderRadius: 4,
                      background: 'var(--cc-color-accent)',
                      translate: moved ? TRACK - SQUARE : 0,
                      transition: `translate var(--cc-motion-${name})`,
                    }}
                  />
                </div>
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
