import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { Button } from '../Button/Button.tsx';
import { SortChoice } from '../SortChoice/SortChoice.tsx';
import { sortText } from '../SortChoice/sortChoiceModel.ts';
import { Stack } from '../Stack/Stack.tsx';
import type { FilterBarProps } from './filterBarTypes.ts';

type FilterSheetsProps = Pick<
  FilterBarProps,
  'label' | 'count' | 'onClear' | 'sort' | 'labels' | 'children'
>;

/** The filters and the order of a list behind two buttons, each with its sheet. */
export function FilterSheets({
  label,
  count,
  onClear,
  sort,
  labels,
  children,
}: FilterSheetsProps): ReactElement {
  const [opened, setOpened] = useState<'filters' | 'sort' | null>(null);
  const doneButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(null);
  const clear = () => {
    // The button goes with the filters; in a field a phone would show its keyboard.
    doneButton.current?.focus();
    onClear();
  };
  const sheet = { onOpenChange: close, closeLabel: labels.close };
  const done = (
    <Tall ref={doneButton} variant="primary" onClick={close}>
      {labels.done}
    </Tall>
  );
  return (
    <>
      <Opener iconStart="list-filter" aria-haspopup="dialog" onClick={() => setOpened('filters')}>
        {labels.filters(count)}
      </Opener>
      {sort && (
        <SortOpener
          iconStart="chevrons-up-down"
          aria-haspopup="dialog"
          onClick={() => setOpened('sort')}
        >
          {labels.sort?.(sortText(sort)) ?? sortText(sort)}
        </SortOpener>
      )}
      <BottomSheet
        {...sheet}
        open={opened === 'filters'}
        title={label}
        footer={
          <>
            {count > 0 && <Tall onClick={clear}>{labels.clear}</Tall>}
            {done}
          </>
        }
      >
        <Stack data-part="Fields">{children}</Stack>
      </BottomSheet>
      {sort && (
        <BottomSheet {...sheet} open={opened === 'sort'} title={sort.labels.sortBy} footer={done}>
          <SortChoice {...sort} />
        </BottomSheet>
      )}
    </>
  );
}

const Tall = styled(Button)`
  @layer concierge.components {
    min-block-size: max(44px, ${t.size.controlMd});
  }
`;

const Opener = styled(Tall)`
  @layer concierge.components {
    white-space: nowrap;
  }
`;

/** What does not fit the line is cut: the sheet says it in full. */
const SortOpener = styled(Opener)`
  @layer concierge.components {
    flex: 1 1 0;
    min-inline-size: 0;
    max-inline-size: max-content;

    & > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
