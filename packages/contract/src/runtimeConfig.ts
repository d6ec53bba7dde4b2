/**
 * Settings that the server passes to the console in the page, as JSON in
 * `<script type="application/json" id="concierge-config">`. Everything has a default, so a console
 * served by a plain file server works too.
 */
export interface RuntimeConfig {
  /** Where `/login` sends users without an account; empty: it has no such link. */
  registrationUrl: string;
  /** Icon service: `{iconServiceUrl}/{prefix}.json?icons=a,b`. */
  iconServiceUrl: string;
  /** Websocket address; empty: this site, under the project's path. */
  liveUrl: string;
  /** Where tablets are opened; a device's key is put behind it as `#key=`. */
  tabletUrl: string;
  /** Version in the addresses of the translation files. */
  version: string;
}

export const RUNTIME_CONFIG_ELEMENT_ID = 'concierge-config';

export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = {
  registrationUrl: '',
  iconServiceUrl: '/iconify',
  liveUrl: '',
  tabletUrl: '/tablet',
  version: '0.0.30',
};
