'use client';

import { use, useId, type CSSProperties, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { UiContext } from '../../internal/uiContext.ts';
import { cardColors, type CardColors } from './serviceColorModel.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export {
  DeletedServicesCard,
  type DeletedServiceItem,
  type DeletedServicesCardProps,
} from './DeletedServicesCard.tsx';
export {
  ServiceCardGrid,
  ServiceCardSkeletons,
  type ServiceCardGridProps,
  type ServiceCardSkeletonsProps,
} from './ServiceCardGrid.tsx';
export { readableTextOn } from './textContrast.ts';

export interface ServiceCardProps extends ElementProps<'article', 'children'> {
  /** Name of the service. */
  name: string;
  /** Open requests. At 0 the card is half-transparent, and its icon keeps the whole color. */
  count: number;
  /** What is counted, e.g. 'open requests'. */
  countLabel: string;
  /** What the count is made of and how old, e.g. '6 waiting · 3 approved'. */
  breakdown?: string | undefined;
  /** The service's own color, `#rrggbb`. A middle one is shaded as far as white text needs. */
  color: string;
  /** Path of the icon's image, shown in the color of the text. */
  iconSrc: string;
  /** Text of the action, e.g. 'View detail'. */
  detailLabel: string;
  /** Accessible name of the action: its text with the service's name, e.g. 'View detail: Laundry'. */
  detailName?: string | undefined;
  /** Opens the detail; the whole card is its target. Without it the card is a still preview. */
  onDetail?: (() => void) | undefined;
  /** Its requests cannot be opened. */
  disabled?: boolean | undefined;
}

/** A service in its own color with its open requests. The text is AA on any color. */
export function ServiceCard({
  name,
  count,
  countLabel,
  breakdown,
  color,
  iconSrc,
  detailLabel,
  detailName,
  onDetail,
  disabled = false,
  style,
  ...rest
}: ServiceCardProps): ReactElement {
  const nameId = useId();
  const locale = use(UiContext)?.locale;
  const faded = count === 0;
  const action = (
    <>
      {detailLabel}
      <Icon name={disabled ? 'lock' : 'arrow-right'} />
    </>
  );
  return (
    <Root
      aria-labelledby={nameId}
      {...rest}
      style={{ ...colorVariables(color, faded || disabled), ...style }}
      data-component="ServiceCard"
      data-faded={faded || undefined}
      data-disabled={disabled || undefined}
    >
      <Head>
        <Tile data-part="Icon">
          <ServiceIcon src={iconSrc} size={24} />
        </Tile>
        <Name id={nameId} data-part="Name">
          <UserText>{name}</UserText>
        </Name>
      </Head>
      <Numbers>
        <Count data-part="Count">{count.toLocaleString(locale)}</Count>
        <CountLabel data-part="CountLabel">{countLabel}</CountLabel>
        {breakdown && <Breakdown data-part="Breakdown">{breakdown}</Breakdown>}
      </Numbers>
      {onDetail ? (
        <Action
          type="button"
          aria-label={detailName}
          onClick={() => onDetail()}
          disabled={disabled}
          data-part="Detail"
        >
          {action}
        </Action>
      ) : (
        <Action as="span" aria-hidden data-part="Detail">
          {action}
        </Action>
      )}
    </Root>
  );
}

function colorVariables(color: string, faded: boolean): CSSProperties {
  const { light, dark } = cardColors(color, faded);
  const each = (pick: (colors: CardColors) => string) =>
    `light-dark(${pick(light)}, ${pick(dark)})`;
  const variables: Record<`--${string}`, string> = {
    '--card-ground': each(({ ground }) => ground),
    '--card-ink': each(({ ink }) => ink),
    '--card-edge': each(({ edge }) => edge),
    '--card-tile': each(({ tile }) => tile),
    '--card-icon': each(({ icon }) => icon.ground),
    '--card-icon-ink': each(({ icon }) => icon.ink),
    '--card-icon-edge': each(({ icon }) => icon.edge),
  };
  return variables;
}

const Root = styled.article`
  @layer concierge.components {
    position: relative;
    display: flex;
    flex-direction: column;
    container-type: inline-size;
    min-inline-size: 0;
    min-block-size: 172px;
    padding: ${t.space[4]} ${t.space[4]} 0;
    border-radius: ${t.radius.lg};
    background: var(--card-ground);
    color: var(--card-ink);
    box-shadow: inset 0 0 0 1px var(--card-edge);
    transition: box-shadow ${t.motion.fast};

    /* Without its ground a light ink could not be read. */
    @media print {
      break-inside: avoid;
      border: 1px solid ${t.color.border};
      color: ${t.color.text};
    }
    &:not([data-faded]):has(button:not(:disabled):hover) {
      box-shadow:
        inset 0 0 0 1px color-mix(in srgb, var(--card-ink) 22%, transparent),
        ${t.shadow.sm};
    }
    &[data-disabled] {
      background: ${t.color.neutral.subtle};
      color: ${t.color.textMuted};
      box-shadow: inset 0 0 0 1px ${t.color.neutral.border};
    }
    &:has(button:focus-visible) {
      outline: 2px solid ${t.color.focus};
      outline-offset: 2px;
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

const Head = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[3]};

    @container (max-width: 200px) {
      flex-direction: column;
      align-items: flex-start;
      gap: ${t.space[2]};
    }
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
    background: var(--card-icon);
    box-shadow: inset 0 0 0 1px var(--card-icon-edge);
    color: var(--card-icon-ink);
  }
`;

const Name = styled.p`
  @layer concierge.components {
    min-inline-size: 0;
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
    letter-spacing: -0.005em;
    hyphens: auto;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const Numbers = styled.p`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${t.space[2]};
    margin-block: auto;
    padding-block: ${t.space[3]};
  }
`;

const Count = styled.span`
  @layer concierge.components {
    font: ${t.weight.semibold} calc(2 * ${t.size.rem}) / 1.25 ${t.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
`;

const CountLabel = styled.span`
  @layer concierge.components {
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

/** A line of its own below them. */
const Breakdown = styled(CountLabel)`
  @layer concierge.components {
    flex: none;
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }
`;

/** Its hit area is the whole card. */
const Action = styled.button`
  @layer concierge.components {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[2]};
    inline-size: calc(100% + 2 * ${t.space[4]});
    min-block-size: 40px;
    margin-inline: calc(-1 * ${t.space[4]});
    padding: 0 ${t.space[4]};
    border: 0;
    border-block-start: 1px solid color-mix(in srgb, var(--card-ink) 10%, transparent);
    border-end-start-radius: ${t.radius.lg};
    border-end-end-radius: ${t.radius.lg};
    background: none;
    color: inherit;
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    text-align: start;
    transition: background-color ${t.motion.fast};

    & > svg {
      transition: translate ${t.motion.fast};
    }

    &:is(button) {
      cursor: pointer;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: ${t.radius.lg};
      }
      &:hover:not(:disabled) {
        background: var(--card-tile);

        & > svg {
          translate: 3px;
        }
        & > svg:dir(rtl) {
          translate: -3px;
        }
      }
      &:focus-visible {
        outline: none;
      }
      &:disabled {
        cursor: not-allowed;

        @media (forced-colors: active) {
          color: GrayText;
        }
      }
    }
    & > svg:dir(rtl) {
      scale: -1 1;
    }
  }
`;
