/** Values that must not compile; `props.typetest.tsx` says how this is checked. */
import type { ReactElement } from 'react';
import {
  Badge,
  LanguageMenu,
  Link,
  Modal,
  PageSizeSelect,
  SearchField,
  Select,
  Spinner,
  Switch,
  TextField,
  Tooltip,
} from '../index.ts';
import { toast } from '../components/Toaster/Toaster.tsx';

const nothing = () => undefined;
const noOptions = [] as const;
const select = { label: 'Choice', value: null, onChange: nothing };
const modal = { open: true, onOpenChange: nothing, title: 'Title', closeLabel: 'Close' };

/** Values have one type, and what is controlled reports its changes. */
export const wrongValues: readonly ReactElement[] = [
  // @ts-expect-error values are text
  <Select {...select} value={1} options={noOptions} key="1" />,
  // @ts-expect-error values are text, also at first
  <Select label="Choice" defaultValue={1} options={noOptions} key="2" />,
  // @ts-expect-error nothing may be chosen: null
  <Select label="Choice" onChange={(value: string) => value} options={noOptions} key="3" />,
  // @ts-expect-error the value, not an event
  <TextField label="Name" onChange={(event: { target: unknown }) => event.target} key="4" />,
  // @ts-expect-error text, not a number
  <TextField label="Name" value={3} key="5" />,
  // @ts-expect-error text, not a number
  <SearchField label="Search" defaultValue={1} labels={{ clear: 'Clear' }} key="6" />,
  // @ts-expect-error a count is a number
  <Badge count="3" key="7" />,
  // @ts-expect-error a size is one of the numbers
  <PageSizeSelect label="Size" value="10" options={[5, 10]} key="8" />,
  // @ts-expect-error open or not, and nothing between
  <Modal {...modal} open="yes" key="10">
    x
  </Modal>,
  // @ts-expect-error who opens a modal closes it too
  <Modal open title="Title" closeLabel="Close" key="11">
    x
  </Modal>,
  // @ts-expect-error on or off
  <Switch checked="on" key="12">
    x
  </Switch>,
  // @ts-expect-error a link leads somewhere
  <Link key="13">x</Link>,
  // @ts-expect-error a code of text
  <LanguageMenu selected={1} label="Language" languages={[]} onSelectedChange={nothing} key="14" />,
  // @ts-expect-error one element that takes the focus, not text
  <Tooltip content="Hint" key="15">
    x
  </Tooltip>,
  // @ts-expect-error a name for readers of the screen is text
  <Spinner label={3} key="16" />,
];

export function wrongCalls(): void {
  // @ts-expect-error no such tone
  toast({ tone: 'error', body: 'x' });
  // @ts-expect-error a toast says something
  toast({ tone: 'info' });
}
