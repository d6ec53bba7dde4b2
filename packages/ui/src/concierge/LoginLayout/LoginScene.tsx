import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';

type Tone = 'waiting' | 'approved' | 'done';

const ROWS: readonly { icon: IconName; tone: Tone; sign: IconName; name: string; note: string }[] =
  [
    { icon: 'bed-double', tone: 'waiting', sign: 'clock', name: '44%', note: '68%' },
    { icon: 'concierge-bell', tone: 'approved', sign: 'check', name: '58%', note: '40%' },
    { icon: 'receipt', tone: 'done', sign: 'check-check', name: '36%', note: '56%' },
  ];

/** The product in pictures: requests coming in and being dealt with. Decoration. */
export function LoginScene(): ReactElement {
  return (
    <Scene aria-hidden="true" data-part="Scene">
      {ROWS.map(({ icon, tone, sign, name, note }) => (
        <Item key={icon}>
          <Tile>
            <Icon name={icon} size={20} />
          </Tile>
          <Lines>
            <Bar style={{ inlineSize: name }} />
            <Bar data-faint style={{ inlineSize: note }} />
          </Lines>
          <Pill data-tone={tone}>
            <Icon name={sign} />
            <Bar />
          </Pill>
        </Item>
      ))}
    </Scene>
  );
}

const Scene = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[3]};
    max-inline-size: 440px;

    > :nth-child(1) {
      margin-inline-end: ${t.space[10]};
    }
    > :nth-child(2) {
      margin-inline: ${t.space[5]};
    }
    > :nth-child(3) {
      margin-inline-start: ${t.space[10]};
    }
  }
`;

const Item = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    padding: ${t.space[3]} ${t.space[4]};
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.lg};
    background: color-mix(in srgb, ${t.color.surfaceRaised} 78%, transparent);
    box-shadow: ${t.shadow.lg};
  }
`;

const Tile = styled.span`
  @layer concierge.components {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: ${t.radius.md};
    background: ${t.color.accentSubtle};
    color: ${t.color.accentText};
  }
`;

const Lines = styled.span`
  @layer concierge.components {
    display: grid;
    flex: 1;
    gap: ${t.space[2]};
  }
`;

const Bar = styled.span`
  @layer concierge.components {
    block-size: 8px;
    border-radius: ${t.radius.full};
    background: ${t.color.borderControl};

    &[data-faint] {
      background: ${t.color.borderStrong};
    }
  }
`;

const pill = (name: Tone) => `
  &[data-tone='${name}'] {
    border-color: ${t.color.state[name].border};
    background: ${t.color.state[name].subtle};
    color: ${t.color.state[name].text};
  }
`;

const Pill = styled.span`
  @layer concierge.components {
    ${pill('waiting')}
    ${pill('approved')}
    ${pill('done')}
    display: flex;
    align-items: center;
    gap: 6px;
    padding: ${t.space[1]} 10px;
    border: 1px solid;
    border-radius: ${t.radius.full};

    & > :last-child {
      inline-size: 36px;
      block-size: 6px;
      background: currentColor;
      opacity: 0.7;
    }
  }
`;
