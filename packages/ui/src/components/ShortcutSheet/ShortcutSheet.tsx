import { Fragment, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Modal } from '../Modal/Modal.tsx';
import type { ModalProps } from '../Modal/modalTypes.ts';
import { Switch } from '../Switch/Switch.tsx';

export { ShortcutsButton, type ShortcutsButtonProps } from './ShortcutsButton.tsx';

/** What one key does. */
export interface Shortcut {
  /** Keys as they are printed on the keyboard; each of them does it. */
  keys: readonly string[];
  /** What it does. */
  action: string;
}

export interface ShortcutGroup {
  /** Where the keys work. */
  title: string;
  shortcuts: readonly Shortcut[];
}

export interface ShortcutSheetLabels {
  title: string;
  /** Between keys that do the same: 'or'. */
  or: string;
  /** Of the switch that turns the keys on and off. */
  enabled: string;
  /** What stays when they are off, and why one would. */
  enabledHint: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface ShortcutSheetProps extends Omit<
  ModalProps,
  'title' | 'size' | 'footer' | 'closeLabel' | 'children'
> {
  /** The keys, in the groups that are shown; the most used first. */
  groups: ReadonlyArray<ShortcutGroup>;
  /** Whether the keys work. */
  enabled: boolean;
  /** The keys were turned on or off: remember it, and listen or not. */
  onEnabledChange: (enabled: boolean) => void;
  /** Every text that is not one of a key. */
  labels: ShortcutSheetLabels;
}

/**
 * Lists the keys of a page, with the switch that turns them off: single letters get in the way of speech
 * input (WCAG 2.1.4).
 */
export function ShortcutSheet({
  groups,
  enabled,
  onEnabledChange,
  labels,
  ...rest
}: ShortcutSheetProps): ReactElement {
  return (
    <Modal {...rest} title={labels.title} size="lg" closeLabel={labels.close}>
      <Setting data-part="Setting">
        <Switch checked={enabled} onChange={onEnabledChange}>
          {labels.enabled}
        </Switch>
        <Hint>{labels.enabledHint}</Hint>
      </Setting>
      <Groups>
        {groups.map(({ title, shortcuts }) => (
          <Group key={title} data-part="Group">
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, action }) => (
                <Line key={action} data-part="Shortcut">
                  <dt>{action}</dt>
                  <dd>
                    {keys.map((key, at) => (
                      <Fragment key={key}>
                        {at > 0 && <span>{labels.or}</span>}
                        <Kbd>{key}</Kbd>
                      </Fragment>
                    ))}
                  </dd>
                </Line>
              ))}
            </dl>
          </Group>
        ))}
      </Groups>
    </Modal>
  );
}

const Setting = styled.div`
  @layer concierge.components {
    padding: ${t.space[3]} ${t.space[4]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.canvas};
  }
`;

const Hint = styled.p`
  @layer concierge.components {
    margin-block-start: ${t.space[1]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

const Groups = styled.div`
  @layer concierge.components {
    columns: 2 280px;
    column-gap: ${t.space[8]};
    margin-block-start: ${t.space[5]};
  }
`;

const Group = styled.section`
  @layer concierge.components {
    break-inside: avoid;

    &:not(:last-child) {
      margin-block-end: ${t.space[5]};
    }
    & > h3 {
      margin: 0 0 ${t.space[1]};
      color: ${t.color.textMuted};
      font: ${t.weight.medium} ${t.text.sm} ${t.font.heading};
    }
    & > dl {
      margin: 0;
    }
  }
`;

const Line = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[3]};
    min-block-size: 36px;
    border-block-end: 1px solid ${t.color.border};

    & > dt {
      overflow-wrap: anywhere;
    }
    & > dd {
      display: flex;
      flex: none;
      align-items: center;
      gap: ${t.space[1]};
      margin: 0;
      color: ${t.color.textMuted};
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
  }
`;
