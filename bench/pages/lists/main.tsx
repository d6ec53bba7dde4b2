import { GlobalStyle } from '@concierge/ui';
import { Combobox } from '@concierge/ui/Combobox';
import { Select } from '@concierge/ui/Select';
import { comboboxLabels } from '@concierge/ui/labels/en';
import { createRoot } from 'react-dom/client';

const params = new URLSearchParams(window.location.search);
const options = Array.from({ length: Number(params.get('options')) }, (_, at) => ({
  value: String(at),
  label: `Room ${at}`,
  group: `Floor ${Math.floor(at / 50)}`,
}));
const container = document.querySelector('#container');
if (!container) throw new Error('The page has no #container');
createRoot(container).render(
  <>
    <GlobalStyle />
    {params.get('kind') === 'Select' ? (
      <Select label="Room" options={options} />
    ) : (
      <Combobox label="Room" options={options} labels={comboboxLabels} />
    )}
  </>,
);
