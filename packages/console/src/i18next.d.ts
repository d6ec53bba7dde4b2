import type audit from '../public/locales/en/audit.json';
import type auth from '../public/locales/en/auth.json';
import type common from '../public/locales/en/common.json';
import type dashboard from '../public/locales/en/dashboard.json';
import type devices from '../public/locales/en/devices.json';
import type errors from '../public/locales/en/errors.json';
import type exports from '../public/locales/en/exports.json';
import type house from '../public/locales/en/house.json';
import type messages from '../public/locales/en/messages.json';
import type reports from '../public/locales/en/reports.json';
import type requests from '../public/locales/en/requests.json';
import type settings from '../public/locales/en/settings.json';
import type shell from '../public/locales/en/shell.json';
import type shortcuts from '../public/locales/en/shortcuts.json';
import type timeline from '../public/locales/en/timeline.json';
import type users from '../public/locales/en/users.json';

/** A key that has no English text does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      audit: typeof audit;
      auth: typeof auth;
      common: typeof common;
      dashboard: typeof dashboard;
      devices: typeof devices;
      errors: typeof errors;
      exports: typeof exports;
      house: typeof house;
      messages: typeof messages;
      reports: typeof reports;
      requests: typeof requests;
      settings: typeof settings;
      shell: typeof shell;
      shortcuts: typeof shortcuts;
      timeline: typeof timeline;
      users: typeof users;
    };
  }
}
