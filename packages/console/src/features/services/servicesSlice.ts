import {
  type KeptDashboard,
  type LatestEvents,
  applyToDashboard,
} from '@concierge/client/applyToDashboard';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServiceRequest, WaitingRequest } from '@concierge/contract/requests';
import type { Icon, Service, ServiceCreateBody } from '@concierge/contract/services';
import { inLanguage, type NameFields } from '@concierge/contract/serviceNames';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { type UnseenCounts, applyToWaiting, countUnseen } from '../../lib/requestFigures.ts';
import { originalOf, idle, loadReducers, loading, type Loading } from '../../lib/list/listState.ts';
import { type Forms, type Subject, formReducers, noForms } from '../../lib/modal/formState.ts';
import {
  accountChanged,
  requestChanged,
  resynced,
  serviceChanged,
  type RequestEvent,
} from '../live/liveSlice.ts';

/** What the form changes: names in languages are fields of their own, empty for none. */
export type ServiceFields = Omit<ServiceCreateBody, 'service_names'> & NameFields;

/** What the service form hands over; without an id it is a new service. */
export interface ServiceDraft extends ServiceFields {
  id?: number;
  /** What the form began with. */
  was?: ServiceFields;
}

/** Events that are kept for the dashboard's summary, before it is asked for again. */
const RECENT_EVENTS = 100;

export interface ServicesState {
  projectServices: Service[];
  list: Loading;
  servicesShown: boolean;
  icons: Icon[];
  iconsList: Loading;
  dashboardData: KeptDashboard | null;
  dashboard: Loading;
  /** By service_id. */
  latestEvents: Record<number, LatestEvents>;
  /** Events of requests since the dashboard was answered: its summary is counted from them. */
  recent: RequestEvent[];
  /** What colleagues gave each user, who has not opened it yet. */
  unseen: UnseenCounts;
  dashboardShown: boolean;
  requests: {
    /**
     * The open requests, as they were when the dashboard was loaded, and how many there are now per
     * service_id. The specification names this place (§3, §4).
     */
    waiting: { data: ServiceRequest[]; grouped: Record<string, number> };
  };
  forms: Forms;
  /** Services whose deletion is pending. */
  deleting: number[];
}

const initialState: ServicesState = {
  projectServices: [],
  // The screen that shows them loads them: until then it is not known whether there are any.
  list: loading,
  servicesShown: false,
  icons: [],
  iconsList: idle,
  dashboardData: null,
  dashboard: idle,
  latestEvents: {},
  recent: [],
  unseen: {},
  dashboardShown: false,
  requests: { waiting: { data: [], grouped: {} } },
  forms: noForms,
  deleting: [],
};

const NONE_WAITING: readonly WaitingRequest[] = [];

const list = loadReducers<ServicesState, Service[]>((services, how) => ({
  projectServices: services ?? [],
  list: how,
}));
const icons = loadReducers<ServicesState, Icon[]>((loaded, iconsList) => ({
  icons: loaded ?? [],
  iconsList,
}));
const dashboard = loadReducers<ServicesState, KeptDashboard>((dashboardData, how) => ({
  dashboardData,
  dashboard: how,
  requests: {
    waiting: {
      data: dashboardData?.requests.data ?? [],
      grouped: dashboardData?.grouped ?? {},
    },
  },
}));
const form = formReducers('forms');

/** What the form of a service is about. */
export const serviceSubject = ({ id }: { id?: number | undefined }): Subject => id ?? 'new';

/** Keeps the event, or begins again without a summary: that of a console which is open for days is unknown. */
function keepRecent(state: ServicesState, request: RequestEvent): void {
  if (state.recent.push(request) < RECENT_EVENTS) return;
  state.recent = [];
  delete state.dashboardData?.summary;
}

/** Shows an answer with the events that it does not include: it may be older. */
function show(
  state: ServicesState,
  answer: KeptDashboard,
  latestEvents: ServicesState['latestEvents'],
): void {
  const data = Object.entries(latestEvents).reduce(applyToDashboard, answer);
  state.dashboardData = data;
  state.requests.waiting.grouped = data.grouped;
}

/** The same for what waits, and for what colleagues gave to users. */
function takeRecent(state: ServicesState, { summary, longest_waiting, seq }: KeptDashboard): void {
  const since = originalOf(state.recent).filter((event) => event.seq > seq);
  state.unseen = since.reduce(countUnseen, summary?.unseen ?? {});
  setWaiting(state, since.reduce(applyToWaiting, longest_waiting));
}

function setWaiting({ dashboardData }: ServicesState, waiting: readonly WaitingRequest[]): void {
  if (dashboardData) dashboardData.longest_waiting = [...waiting];
}

function followEvent(state: ServicesState, id: number, latestEvents: LatestEvents): void {
  state.latestEvents[id] = { ...state.latestEvents[id], ...latestEvents };
  const data = originalOf(state.dashboardData);
  if (data) show(state, data, { [id]: latestEvents });
}

/** The project's services, their icons and the dashboard that counts their requests. */
const servicesSlice = createSlice({
  name: 'services',
  initialState,
  reducers: {
    servicesRequested: (state) => {
      list.requested(state);
      state.servicesShown = true;
    },
    /** Loaded, or refreshed in place after a save or a live event. */
    servicesFulfilled: list.fulfilled,
    servicesRejected: list.rejected,
    /** No screen shows them any more. */
    servicesLeft: (state) => {
      state.servicesShown = false;
    },

    iconsRequested: icons.requested,
    iconsFulfilled: icons.fulfilled,
    iconsRejected: icons.rejected,

    /** The dashboard was opened: what it lacks is loaded. */
    dashboardOpened: (state) => {
      state.dashboardShown = true;
    },
    dashboardLeft: (state) => {
      state.dashboardShown = false;
    },
    /** First load, and a retry by the user: the old cards go. */
    dashboardRequested: dashboard.requested,
    dashboardFulfilled: (state, action: PayloadAction<KeptDashboard>) => {
      dashboard.fulfilled(state, action);
      show(state, action.payload, state.latestEvents);
      takeRecent(state, action.payload);
    },
    /** Services, counts and rights were asked for again. The requests stay: no card shows them. */
    dashboardRefreshed: (state, { payload }: PayloadAction<KeptDashboard>) => {
      if (!state.dashboardData) return;
      show(state, { ...payload, requests: state.dashboardData.requests }, state.latestEvents);
      takeRecent(state, payload);
    },
    dashboardRejected: dashboard.rejected,

    serviceFormClosed: form.closed,
    serviceSaveRequested: (state, { payload }: PayloadAction<ServiceDraft>) =>
      form.requested(state, serviceSubject(payload)),
    serviceSaveFulfilled: form.fulfilled,
    /** The form stays open with what was typed. */
    serviceSaveRejected: form.rejected,

    serviceDeleteRequested: (state, { payload }: PayloadAction<Service>) => {
      state.deleting.push(payload.id);
    },
    serviceDeleteFulfilled: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deleting = state.deleting.filter((id) => id !== payload.id);
      state.projectServices = state.projectServices.filter(({ id }) => id !== payload.id);
    },
    serviceDeleteRejected: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deleting = state.deleting.filter((id) => id !== payload.id);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(requestChanged, (state, { payload: request }) => {
        followEvent(state, request.row.service_id, { request });
        keepRecent(state, request);
        // Its answer may include it already.
        if (request.seq > (state.dashboardData?.seq ?? 0)) {
          state.unseen = countUnseen(state.unseen, request);
        }
        const before = originalOf(state.dashboardData)?.longest_waiting ?? [];
        const waiting = applyToWaiting(before, request);
        if (waiting !== before) setWaiting(state, waiting);
      })
      .addCase(serviceChanged, (state, { payload: service }) =>
        followEvent(state, service.service_id, { service }),
      )
      .addCase(accountChanged, ({ dashboardData }) => {
        // Until they are asked for, it is not known what the user may do.
        delete dashboardData?.admin_of;
      })
      .addCase(resynced, (state) => {
        state.latestEvents = {};
        state.recent = [];
      });
  },
  selectors: {
    selectProjectServices: (state): readonly Service[] => state.projectServices,
    /** The same as the user calls them. */
    selectNamedServices: createSelector(
      [(state: ServicesState) => state.projectServices],
      (services): readonly Service[] =>
        services.map((service) => inLanguage(service, currentLanguage())),
    ),
    selectServicesList: (state) => state.list,
    selectServicesShown: (state) => state.servicesShown,
    selectIcons: (state): readonly Icon[] => state.icons,
    selectIconsList: (state) => state.iconsList,
    selectDashboardData: (state) => state.dashboardData,
    selectDashboardList: (state) => state.dashboard,
    /** Whether the requests were loaded, too: what comes with the page leaves them out. */
    selectDashboardHasRequests: ({ dashboardData }) => {
      const { data, totalCount } = dashboardData?.requests ?? { data: [], totalCount: 1 };
      return data.length > 0 || totalCount === 0;
    },
    selectRecentRequests: (state) => state.recent,
    /** The requests that wait, those that came first at first. */
    selectLongestWaiting: ({ dashboardData }): readonly WaitingRequest[] =>
      dashboardData?.longest_waiting ?? NONE_WAITING,
    /** How many requests colleagues gave this user, who has not opened them yet. */
    selectUnseen: (state, userId: number | null) => state.unseen[userId ?? 0] ?? 0,
    /** Whether the project was new when that was loaded: events do not say how it grows. */
    selectProjectIsNew: ({ dashboardData }) => {
      const { devices = 1, users = 2 } = dashboardData?.setup ?? {};
      return devices === 0 || users < 2;
    },
    /** Whether the summary that is on screen has to be asked for. */
    selectSummaryMissing: ({ dashboardShown, dashboardData }) =>
      dashboardShown && dashboardData !== null && dashboardData.summary?.done === undefined,
    /** The services whose admin the user is; undefined while that is not known. */
    selectAdminOf: ({ dashboardData }) => dashboardData?.admin_of,
    /** The number at the menu's dashboard entry. */
    selectDashboardServiceCount: (state) => state.dashboardData?.services.length ?? null,
    /** How many requests wait in the whole project; null until it is known. */
    selectWaitingCount: ({ dashboardData }) =>
      dashboardData
        ? Object.values(dashboardData.waiting).reduce((sum, count) => sum + count, 0)
        : null,
    selectServiceForms: (state) => state.forms,
    selectServicesDeleting: (state): readonly number[] => state.deleting,
  },
});

export const servicesReducer = servicesSlice.reducer;
export const {
  servicesRequested,
  servicesFulfilled,
  servicesRejected,
  servicesLeft,
  iconsRequested,
  iconsFulfilled,
  iconsRejected,
  dashboardOpened,
  dashboardLeft,
  dashboardRequested,
  dashboardFulfilled,
  dashboardRefreshed,
  dashboardRejected,
  serviceFormClosed,
  serviceSaveRequested,
  serviceSaveFulfilled,
  serviceSaveRejected,
  serviceDeleteRequested,
  serviceDeleteFulfilled,
  serviceDeleteRejected,
} = servicesSlice.actions;
export const {
  selectProjectServices,
  selectNamedServices,
  selectServicesList,
  selectServicesShown,
  selectIcons,
  selectIconsList,
  selectDashboardData,
  selectDashboardList,
  selectDashboardHasRequests,
  selectProjectIsNew,
  selectRecentRequests,
  selectLongestWaiting,
  selectUnseen,
  selectSummaryMissing,
  selectAdminOf,
  selectDashboardServiceCount,
  selectWaitingCount,
  selectServiceForms,
  selectServicesDeleting,
} = servicesSlice.selectors;
