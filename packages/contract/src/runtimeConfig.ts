/**
 * What the server tells the console at page load, as JSON in
 * `<script type="application/json" id="concierge-config">`. Everything has a default, so a console
 * served by a plain file server works too.
 */
export interface RuntimeConfig {
  /** Where `/login` sends people who have no account. */
  registrationUrl: string;
  /** Icon service: `{iconServiceUrl}/{prefix}.json?icons=a,b`. */
  iconServiceUrl: string;
  /** Websocket address; empty: this site, under the project's path. */
  liveUrl: string;
  /** Version asked of the translation files. */
  version: string;
}

export const RUNTIME_CONFIG_ELEMENT_ID = 'concierge-config';

export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = {
  registrationUrl: 'https://example.com/register',
  iconServiceUrl: '/iconify',
  liveUrl: '',
  version: '0.0.30',
};
