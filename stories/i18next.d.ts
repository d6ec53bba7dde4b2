import type auth from '../packages/console/public/locales/en/auth.json';
import type common from '../packages/console/public/locales/en/common.json';
import type dashboard from '../packages/console/public/locales/en/dashboard.json';
import type errors from '../packages/console/public/locales/en/errors.json';
import type messages from '../packages/console/public/locales/en/messages.json';
import type requests from '../packages/console/public/locales/en/requests.json';
import type settings from '../packages/console/public/locales/en/settings.json';
import type shell from '../packages/console/public/locales/en/shell.json';
import type users from '../packages/console/public/locales/en/users.json';

/** A screen that asks for a text the console does not have does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      common: typeof common;
      dashboard: typeof dashboard;
      errors: typeof errors;
      messages: typeof messages;
      requests: typeof requests;
      settings: typeof settings;
      shell: typeof shell;
      users: typeof users;
    };
  }
}
