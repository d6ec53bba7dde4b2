import type { ReactElement } from 'react';
import facts from 'virtual:component-facts';
import { STATUSES } from '../guides/statuses.ts';
import { StorybookLink } from '../guides/StorybookLink.tsx';

/** How many components a product can rely on, and where each is listed. */
export function Status(): ReactElement {
  return (
    <>
      <table className="start-status">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Components</th>
            <th scope="col">What it means</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(STATUSES).map(([status, { label, means }]) => (
            <tr key={status}>
              <th scope="row">{label}</th>
              <td>{facts.filter((one) => one.status === status).length}</td>
              <td>{means}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <StorybookLink to="start-status-of-components--status-of-components">
          Status, size, accessibility and use of each component
        </StorybookLink>
      </p>
    </>
  );
}
