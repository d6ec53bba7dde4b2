/** The sign-in form and the list of waiting requests in plain React and native elements: what ours are held against. */
import { paths } from '@concierge/contract/paths';
import { type FormEvent, type ReactElement, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const FIELDS = ['projectCode', 'username', 'password'] as const;

interface WaitingRow {
  id: number;
  service_date: string;
  device_name: string;
  service_name: string;
  note: string | null;
}

async function json<Answer>(address: string, body?: unknown): Promise<Answer> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(address, body === undefined ? undefined : post);
  return (await answer.json()) as Answer;
}

function Login(): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void json(paths.login(), Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={submit}>
      <h1>Sign in</h1>
      {FIELDS.map((name) => (
        <label key={name}>
          {name}
          <input name={name} type={name === 'password' ? 'password' : 'text'} />
        </label>
      ))}
      <button type="submit">Sign in</button>
    </form>
  );
}

async function loadWaiting(): Promise<WaitingRow[]> {
  const { project_id } = await json<{ project_id: number }>(paths.auth());
  const query = `${paths.requestQuery(project_id)}?limit=10&offset=0`;
  const { data } = await json<{ data: WaitingRow[] }>(query, { 'state_id in': [1] });
  return data;
}

function Waiting(): ReactElement {
  const [rows, setRows] = useState<WaitingRow[]>([]);
  useEffect(() => {
    void loadWaiting().then(setRows);
  }, []);
  return (
    <table>
      <thead>
        <tr>
          <th>Date</th>
          <th>Device</th>
          <th>Service</th>
          <th>Note</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{new Date(row.service_date).toLocaleString()}</td>
            <td>{row.device_name}</td>
            <td>{row.service_name}</td>
            <td>{row.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(
  <StrictMode>{window.location.pathname === '/login' ? <Login /> : <Waiting />}</StrictMode>,
);
