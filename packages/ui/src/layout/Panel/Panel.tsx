'use client';

import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { t } from '../../foundations/t.generated.ts';
import { collapse } from '../../internal/collapse.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useInertOutside } from '../../internal/useInertOutside.ts';
import { usePanelState, type PanelState } from './usePanelState.ts';
import { pressedKey } from '../../internal/pressedKey.ts';

export type { PanelState } from './usePanelState.ts';

export type PanelControl = 'expand' | 'reload' | 'collapse' | 'remove';

/** Names of the control buttons, and what is said while they work. */
interface AllLabels {
  expand: string;
  /** Back from the full screen. */
  restore: string;
  collapse: string;
  uncollapse: string;
  reload: string;
  /** Read out while reloading. */
  reloading: string;
  remove: string;
}

interface LabelsOf {
  expand: 'expand' | 'restore';
  collapse: 'collapse' | 'uncollapse';
  reload: 'reload' | 'reloading';
  remove: 'remove';
}

/** The texts that these controls need. */
export type PanelLabels<Control extends PanelControl = PanelControl> = Pick<
  AllLabels,
  LabelsOf[Control]
>;

type ControlProps<Control extends PanelControl> =
  | {
      controls?: readonly never[] | undefined;
      labels?: { reloading?: string } | undefined;
    }
  | {
      /** Which control buttons to show, in this order. Default none. */
      controls: readonly Control[];
      /** Texts of the control buttons; needed for those in `controls`. */
      labels: PanelLabels<Control>;
    };

interface PanelOwnProps extends ElementProps<'section'> {
  /** Heading of the panel, an `h2`. */
  title: string;
  /** Buttons of the owner, before the panel's own. */
  actions?: ReactNode;
  /** What stands in it; hidden while it is collapsed. */
  children: ReactNode;
  /** Controlled state; without it the panel is uncontrolled. */
  state?: PanelState | undefined;
  /** The state to begin with. Default `normal`. */
  defaultState?: PanelState | undefined;
  /** Called when a control is pressed, and when the 2 s of `reloading` are over. */
  onStateChange?: ((state: PanelState) => void) | undefined;
  /** Called when reload is pressed: load the content again. */
  onReload?: (() => void) | undefined;
  /** Lets the content, e.g. a table, reach the edges. */
  flush?: boolean | undefined;
}

export type PanelProps<Control extends PanelControl = PanelControl> = PanelOwnProps &
  ControlProps<Control>;

/** A titled part of a page that can fill the screen, fold away, show that it reloads, or go. */
export function Panel<Control extends PanelControl = never>({
  title,
  actions,
  children,
  state: controlled,
  defaultState = 'normal',
  onStateChange,
  onReload,
  controls = [],
  labels,
  flush = false,
  onKeyDown,
  ref,
  ...rest
}: PanelProps<Control>): ReactElement | null {
  const texts: Partial<AllLabels> = { ...labels };
  const [state, change] = usePanelState(controlled, defaultState, onStateChange);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const expanded = state === 'expanded';
  useInertOutside(root, expanded);
  if (state === 'removed') return null;

  const collapsed = state === 'collapsed';
  const reloading = state === 'reloading';

  const press = (control: PanelControl) => {
    if (control === 'expand') change(expanded ? 'normal' : 'expanded');
    else if (control === 'collapse') change(collapsed ? 'normal' : 'collapsed');
    else if (control === 'reload') {
      change('reloading');
      onReload?.();
    } else {
      // The button unmounts with the panel; the focus stays on the page around it.
      root.current?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
      change('removed');
    }
  };
  const restoreOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (!expanded || pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    change('normal');
  };

  return (
    <Root
      {...rest}
      ref={mergeRefs(root, ref)}
      aria-labelledby={titleId}
      aria-busy={reloading || undefined}
      onKeyDown={restoreOnEscape}
      data-component="Panel"
      data-state={state}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <Buttons>
          {actions}
          {controls.map((control) => (
            <ControlButton
              key={control}
              control={control}
              state={state}
              labels={texts}
              onPress={() => press(control)}
            />
          ))}
        </Buttons>
      </Head>
      <Slide data-open={collapsed ? undefined : true}>
        <div>
          <Body data-part="Body" data-flush={flush || undefined} inert={reloading}>
            {children}
          </Body>
        </div>
      </Slide>
      {reloading && (
        <Veil data-part="Reloading">
          <Spinner label={texts.reloading ?? title} />
        </Veil>
      )}
    </Root>
  );
}

interface ControlButtonProps {
  control: PanelControl;
  state: PanelState;
  labels: Partial<AllLabels>;
  onPress: () => void;
}

function ControlButton({ control, state, labels, onPress }: ControlButtonProps): ReactElement {
  const expanded = state === 'expanded';
  const collapsed = state === 'collapsed';
  const looks: Record<PanelControl, { icon: IconName; label: string | undefined }> = {
    expand: expanded
      ? { icon: 'minimize-2', label: labels.restore }
      : { icon: 'maximize-2', label: labels.expand },
    collapse: collapsed
      ? { icon: 'chevron-down', label: labels.uncollapse }
      : { icon: 'chevron-up', label: labels.collapse },
    reload: { icon: 'rotate-ccw', label: labels.reload },
    remove: { icon: 'x', label: labels.remove },
  };
  const { icon, label = '' } = looks[control];
  return (
    <IconButton size="sm" icon={icon} label={label} onClick={() => onPress()} data-part="Control" />
  );
}

const Root = styled.section`
  @layer concierge.components {
    position: relative;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.lg};
    background: ${t.color.surface};
    box-shadow: ${t.shadow.sm};

    &[data-state='expanded'] {
      position: fixed;
      inset: 0;
      z-index: calc(${t.layer.modal} - 1);
      overflow: auto;
      overscroll-behavior: contain;
      border: 0;
      border-radius: 0;
    }
  }
`;

const Head = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[2]};
    min-block-size: 52px;
    padding-block: ${t.space[2]};
    padding-inline: ${t.space[5]} ${t.space[3]};
  }
`;

const Title = styled.h2`
  @layer concierge.components {
    min-inline-size: 0;
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.lg} ${t.font.heading};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
`;

const Slide = styled.div`
  @layer concierge.components {
    ${collapse()}
  }
`;

const Body = styled.div`
  @layer concierge.components {
    padding: ${t.space[4]} ${t.space[5]} ${t.space[5]};
    border-block-start: 1px solid ${t.color.border};
    transition: opacity ${t.motion.fast};

    &[data-flush] {
      padding: 0;
    }
    &[inert] {
      opacity: 0.4;
    }
  }
`;

const Veil = styled.div`
  @layer concierge.components {
    position: absolute;
    inset: 52px 0 0;
    display: grid;
    place-items: center;
  }
`;
