'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import { QrCode } from '../../components/QrCode/QrCode.tsx';
import { UserText } from '../../components/UserText/UserText.tsx';
import { t } from '../../foundations/t.generated.ts';
import { screenOnly } from '../../internal/screenOnly.ts';

/** A device of the sheet, with the address that sets it up. */
export interface SheetKey {
  id: number;
  name: string;
  address: string;
}

export interface KeySheetLabels {
  title: string;
  /** What to do with the codes, and that they are shown this once. Not printed. */
  intro: string;
  /** What a code is, for those who do not see it. */
  code: (device: string) => string;
  print: string;
  done: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface KeySheetModalProps extends Omit<
  ModalProps,
  'open' | 'onOpenChange' | 'title' | 'size' | 'footer' | 'closeLabel' | 'dismissable' | 'children'
> {
  /** Whether it is shown. */
  open: boolean;
  /** The devices, in the order of the sheet. */
  keys: ReadonlyArray<SheetKey>;
  /** The user wants them on paper: print the page, which is the sheet while this is open. */
  onPrint: () => void;
  /** The user is done; nobody sees the keys again. */
  onDone: () => void;
  /** Texts, for screen readers too. */
  labels: KeySheetLabels;
}

/** The keys of many devices, this once: codes that set them up, several to a printed page. Only its button closes it. */
export function KeySheetModal({
  open,
  keys,
  onPrint,
  onDone,
  labels,
  ...rest
}: KeySheetModalProps): ReactElement {
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onDone}
      title={labels.title}
      size="lg"
      closeLabel={null}
      dismissable={false}
      footer={
        <>
          <Button iconStart="printer" onClick={() => onPrint()}>
            {labels.print}
          </Button>
          <Button variant="primary" onClick={() => onDone()}>
            {labels.done}
          </Button>
        </>
      }
    >
      <Intro>{labels.intro}</Intro>
      <Sheet data-part="Sheet">
        {keys.map(({ id, name, address }) => (
          <li key={id}>
            <QrCode value={address} label={labels.code(name)} size={160} />
            <UserText>{name}</UserText>
          </li>
        ))}
      </Sheet>
    </Modal>
  );
}

const Intro = styled.p`
  @layer concierge.components {
    ${screenOnly}
  }
`;

/** On paper a row of codes is never on two pages. */
const Sheet = styled.ul`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: ${t.space[4]};
    margin: ${t.space[4]} 0 0;
    padding: 0;
    list-style: none;

    & > li {
      display: flex;
      flex-direction: column;
      align-items: center;
      gap: ${t.space[1]};
      font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
      text-align: center;
      break-inside: avoid;
    }
    @media print {
      display: block;

      & > li {
        display: inline-flex;
        inline-size: 33%;
        margin-block-end: ${t.space[5]};
        vertical-align: top;
      }
    }
  }
`;
