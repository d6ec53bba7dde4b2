/** What stories say: the console's own texts, and the hotel's, in the language of the toolbar. */
import { toMessageRow } from '@concierge/console/features/messages/messageRows';
import {
  messageDetailsTexts,
  messageFormTexts,
  messageTableTexts,
} from '@concierge/console/features/messages/messageTexts';
import { stateChangeTexts } from '@concierge/console/features/requests/many/manyTexts';
import {
  newRequestTexts,
  sourceOptions,
} from '@concierge/console/features/requests/create/newRequestTexts';
import { replyTexts } from '@concierge/console/features/requests/replyTexts';
import {
  requestAge,
  requestMarks,
  requestTableTexts,
  requestTook,
} from '@concierge/console/features/requests/requestTexts';
import { iconTexts } from '@concierge/console/features/services/iconTexts';
import {
  serviceFormTexts,
  serviceTableTexts,
} from '@concierge/console/features/services/serviceTexts';
import { shortcutTexts } from '@concierge/console/app/shortcutTexts';
import { sidebarTexts } from '@concierge/console/app/sidebarTexts';
import {
  confirmPasswordTexts,
  loginTexts,
  signInAgainTexts,
} from '@concierge/console/features/auth/loginTexts';
import { toAuditRow } from '@concierge/console/features/audit/auditRows';
import { auditTableTexts } from '@concierge/console/features/audit/auditTexts';
import { dayRangeTexts } from '@concierge/console/lib/list/dayRangeTexts';
import { toDeviceRow } from '@concierge/console/features/devices/deviceRows';
import {
  deviceFormTexts,
  deviceKeyTexts,
  deviceTableTexts,
  keySheetTexts,
  roomsFormTexts,
} from '@concierge/console/features/devices/deviceTexts';
import { csvDialogTexts } from '@concierge/console/features/exports/exportTexts';
import type { ExportedList } from '@concierge/console/features/exports/exportLists';
import { houseTexts, retentionTexts } from '@concierge/console/features/house/houseTexts';
import { languageEntries } from '@concierge/console/lib/i18n/languageEntries';
import { changedFieldsTexts } from '@concierge/console/lib/modal/changedFieldsTexts';
import {
  handOverTexts,
  takeOverTexts,
} from '@concierge/console/features/requests/handOver/handOverTexts';
import {
  userFormTexts,
  userServicesTexts,
  userTableTexts,
} from '@concierge/console/features/users/userTexts';
import {
  editStayTexts,
  guestLanguages,
  stayTexts,
} from '@concierge/console/features/devices/stayTexts';
import { pushPromptTexts } from '@concierge/console/features/push/pushTexts';
import {
  noteComposerTexts,
  timelineTexts,
} from '@concierge/console/features/requests/timeline/timelineTexts';
import { toShown } from '@concierge/console/features/requests/timeline/timelineEntries';
import { sessionsTexts, toBrowser } from '@concierge/console/features/users/sessions/sessionsTexts';
import { summaryFigures } from '@concierge/console/features/dashboard/summaryFigures';
import type { Figures } from '@concierge/console/lib/requestFigures';
import type { Session } from '@concierge/contract/sessions';
import type { TimelineEntry } from '@concierge/contract/timeline';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { NAMESPACES } from '@concierge/contract/namespaces';
import { isolated } from '@concierge/contract/isolated';
import * as cs from '@concierge/ui/labels/cs';
import * as en from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import { createInstance } from 'i18next';
import type { AuditEntry } from '@concierge/contract/audit';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import type { ServiceRequest } from '@concierge/contract/requests';
// The entry of all forms: through it the types of the other forms' labels have a name here too.
import type { UserFormLabels } from '@concierge/ui/concierge/forms';
import type { IconOption } from '@concierge/ui/concierge/IconPicker';
import {
  reportFormats,
  reportPresets,
  reportTexts,
} from '@concierge/console/features/reports/reportTexts';
import { requestHistory } from '@concierge/console/features/requests/requestHistory';
import { icons } from '../hotel/icons.ts';
import { hotelIn, NOW } from '../hotel/hotel.ts';

const files = import.meta.glob<object>('../../packages/console/public/locales/*/*.json', {
  eager: true,
  import: 'default',
});

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  fallbackLng: 'en',
  defaultNS: 'common',
  interpolation: { escape: isolated },
});
for (const [path, file] of Object.entries(files)) {
  const [namespace = '', language = ''] = path.replace('.json', '').split('/').toReversed();
  i18n.addResourceBundle(language, namespace, file);
}

function labelsIn(language: Language) {
  const requests = i18n.getFixedT(language, ['requests', 'common'] as const);
  const messages = i18n.getFixedT(language, ['messages', 'common'] as const);
  const users = i18n.getFixedT(language, ['users', 'common'] as const);
  const timeline = i18n.getFixedT(language, ['timeline', 'common'] as const);
  const audit = i18n.getFixedT(language, ['audit'] as const);
  const devices = i18n.getFixedT(language, ['devices', 'common'] as const);
  const house = i18n.getFixedT(language, ['house', 'common'] as const);
  const common = i18n.getFixedT(language, ['common'] as const);
  const reports = i18n.getFixedT(language, ['reports', 'common', 'requests'] as const);
  return {
    auditTable: auditTableTexts(audit),
    dayRange: dayRangeTexts(common),
    changedFields: changedFieldsTexts(common),
    csvDialog: (list: ExportedList) =>
      csvDialogTexts(
        i18n.getFixedT(language, ['exports', 'common'] as const),
        list,
        'Europe/Prague',
      ),
    deviceTable: deviceTableTexts(devices),
    deviceForm: deviceFormTexts(devices),
    roomsForm: roomsFormTexts(devices),
    keySheet: keySheetTexts(devices),
    house: houseTexts(house),
    retention: retentionTexts(house),
    deviceKey: (device: string) => deviceKeyTexts(devices, device, 'Ctrl'),
    languages: languageEntries(i18n.getFixedT(language, 'shell')),
    sidebar: sidebarTexts(i18n.getFixedT(language, 'shell')),
    shortcuts: shortcutTexts(i18n.getFixedT(language, ['shortcuts', 'common'] as const)),
    confirmPassword: confirmPasswordTexts(i18n.getFixedT(language, ['auth'] as const)),
    login: loginTexts(i18n.getFixedT(language, ['auth'] as const)),
    handOver: handOverTexts(i18n.getFixedT(language, ['timeline', 'common'] as const)),
    userTable: userTableTexts(i18n.getFixedT(language, ['users'] as const)),
    userForm: userFormTexts(users) satisfies UserFormLabels,
    userServices: userServicesTexts(users),
    requestTable: requestTableTexts(requests),
    newRequest: newRequestTexts(requests),
    newRequestSources: sourceOptions(requests),
    reply: replyTexts(requests),
    report: reportTexts(reports, language, dayRangeTexts(common)),
    stateChange: stateChangeTexts(requests),
    messageTable: messageTableTexts(messages),
    messageForm: messageFormTexts(messages),
    messageDetails: messageDetailsTexts(messages),
    serviceTable: serviceTableTexts(i18n.getFixedT(language, ['settings'] as const)),
    serviceForm: serviceFormTexts(
      i18n.getFixedT(language, ['settings', 'common', 'dashboard'] as const),
    ),
    signInAgain: signInAgainTexts(i18n.getFixedT(language, ['auth'] as const)),
    notificationPrompt: pushPromptTexts(i18n.getFixedT(language, ['shell', 'common'] as const)),
    stay: stayTexts(devices),
    editStay: editStayTexts(devices),
    sessions: sessionsTexts(users),
    timeline: timelineTexts(timeline),
    noteComposer: (device: string) => noteComposerTexts(timeline, device),
    takeOver: (name: string) => takeOverTexts(timeline, name),
  };
}

function iconsIn(language: Language): IconOption[] {
  const texts = iconTexts(i18n.getFixedT(language, 'settings'), (key) =>
    i18n.exists(key, { ns: 'settings', lng: language }),
  );
  return icons.map(({ id, name, full_path, group_name }) => ({
    id,
    name: texts.name(name),
    src: full_path,
    group: texts.group(group_name),
  }));
}

const made = new Map<Language, Texts>();

/** The texts in a language; the same object each time. */
export function textsIn(language: Language): Texts {
  const texts = made.get(language) ?? makeTexts(language);
  made.set(language, texts);
  return texts;
}

/** What a story says in one language. */
export type Texts = ReturnType<typeof makeTexts>;

function makeTexts(language: Language) {
  const requests = i18n.getFixedT(language, 'requests');
  const audit = i18n.getFixedT(language, ['audit', 'requests'] as const);
  const devices = i18n.getFixedT(language, ['devices', 'common'] as const);
  const withCommon = i18n.getFixedT(language, ['requests', 'common'] as const);
  const users = i18n.getFixedT(language, ['users', 'common'] as const);
  const timeline = i18n.getFixedT(language, ['timeline', 'common', 'requests'] as const);
  const dashboard = i18n.getFixedT(language, 'dashboard');
  const reports = i18n.getFixedT(language, ['reports', 'common', 'requests'] as const);
  const age = requestAge(requests, language, () => Date.parse(NOW));
  return {
    language,
    /** A text of the console, e.g. `t('shell:menu.messages')`. */
    t: i18n.getFixedT(language, NAMESPACES),
    /** The package's own labels of its components. */
    ui: { en, tr, cs }[language] satisfies Pick<typeof en, keyof typeof cs>,
    /** Those of the `concierge` components, as the console gives them. */
    labels: labelsIn(language),
    hotel: hotelIn(language),
    /** The icons that services may have. */
    icons: iconsIn(language),
    /** Of the moment in which the stories take place. */
    age,
    /** What happened to a request, for the reply. */
    historyOf: (request: ServiceRequest) => requestHistory(request, withCommon),
    marksOf: requestMarks(requests, language),
    reportFormats: reportFormats(language, () => Date.parse(NOW)),
    /** The named days of a report. */
    reportPresets: reportPresets(reports, NOW.slice(0, 10)),
    tookOf: requestTook(requests, language),
    /** The languages of guests, by name. */
    guestLanguages: guestLanguages(language),
    /** A session in words. */
    browserOf: (session: Session) => toBrowser(session, users),
    /** An entry of the timeline of a request of this device. */
    entryOf: (entry: TimelineEntry, device: string) => toShown(entry, { t: timeline, device }),
    /** The figures of the dashboard, as this user sees them. */
    figuresOf: (figures: Figures, userId: number) =>
      summaryFigures(figures, { t: dashboard, language, userId, now: age.now() }),
    /** As the console's tables show them. */
    auditRowOf: (entry: AuditEntry) => toAuditRow(entry, audit),
    deviceRowOf: (device: ManagedDevice) => toDeviceRow(device, devices, language),
    messageRowOf: toMessageRow,
  };
}

interface Context {
  globals: Readonly<Record<string, unknown>>;
}

/** The texts in the language of the toolbar, for a play function or a decorator. */
export const textsOf = ({ globals }: Context): Texts =>
  textsIn(LANGUAGES.find((language) => language === globals['locale']) ?? 'en');
