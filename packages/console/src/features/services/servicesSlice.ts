import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DashboardData, ServiceRequest } from '@concierge/contract/requests';
import type {
  DashboardService,
  Icon,
  Service,
  ServiceCreateBody,
} from '@concierge/contract/services';
import { idle, loadReducers, loading, type Loading } from '../../lib/list/listState.ts';
import { formReducers, idleForm, type FormState } from '../../lib/modal/formState.ts';
import type { Problem } from '../../lib/http/problem.ts';
import {
  accountChanged,
  requestChanged,
  resynced,
  serviceChanged,
  type RequestEvent,
  type ServiceEvent,
} from '../live/liveSlice.ts';

/** What the service form hands over; without an id it is a new service. */
export interface ServiceDraft extends ServiceCreateBody {
  id?: number;
}

/** What the events of a service have said last, for answers that do not include them. */
interface Told {
  count?: Pick<RequestEvent, 'seq' | 'open'>;
  service?: ServiceEvent;
}

export interface ServicesState {
  projectServices: Service[];
  list: Loading;
  servicesShown: boolean;
  icons: Icon[];
  iconsList: Loading;
  dashboardData: DashboardData | null;
  dashboard: Loading;
  /** By service_id. */
  told: Record<number, Told>;
  requests: {
    /**
     * The open requests, as they were when the dashboard was loaded, and how many there are now per
     * service_id. The specification names this place (§3, §4).
     */
    waiting: { data: ServiceRequest[]; grouped: Record<string, number> };
  };
  form: FormState;
  deleting: boolean;
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
  told: {},
  requests: { waiting: { data: [], grouped: {} } },
  form: idleForm,
  deleting: false,
};

const list = loadReducers<ServicesState, Service[]>((services, how) => ({
  projectServices: services ?? [],
  list: how,
}));
const icons = loadReducers<ServicesState, Icon[]>((loaded, iconsList) => ({
  icons: loaded ?? [],
  iconsList,
}));
const dashboard = loadReducers<ServicesState, DashboardData>((dashboardData, how) => ({
  dashboardData,
  dashboard: how,
  requests: {
    waiting: {
      data: dashboardData?.requests.data ?? [],
      grouped: dashboardData?.grouped ?? {},
    },
  },
}));
const form = formReducers('form');

/** The services of the dashboard after one of them has changed, in the order of their names. */
function servicesAfter(
  { services, admin_of = [] }: DashboardData,
  { service_id, service, lang }: ServiceEvent,
): DashboardService[] {
  const others = services.filter((other) => other.service_id !== service_id);
  if (!service) return others;
  const { id: _id, ...fields } = service;
  const { compare } = new Intl.Collator(lang);
  const place = others.filter((other) => compare(other.service_name, service.service_name) <= 0);
  const is_service_admin = admin_of.includes(service_id);
  return others.toSpliced(place.length, 0, {
    service_id,
    ...fields,
    request_count: 0,
    is_service_admin,
  });
}

/** The dashboard in step with what was told of a service, unless it includes that already. */
function dashboardAfter(data: DashboardData, id: string, { count, service }: Told): DashboardData {
  const { seq = Infinity, grouped, services } = data;
  const isNew = <Event extends { seq: number }>(event?: Event): event is Event =>
    event !== undefined && event.seq > seq;
  return {
    ...data,
    grouped: isNew(count)
      ? { ...grouped, [id]: count.open.waiting + count.open.approved }
      : grouped,
    services: isNew(service) ? servicesAfter(data, service) : services,
  };
}

function setDashboard(state: ServicesState, data: DashboardData): void {
  state.dashboardData = data;
  state.requests.waiting.grouped = data.grouped;
}

/** An answer may be older than the events that came before it. */
function catchUp(state: ServicesState, answer: DashboardData): void {
  let data = answer;
  for (const [id, told] of Object.entries(state.told)) data = dashboardAfter(data, id, told);
  setDashboard(state, data);
}

function followEvent(state: ServicesState, serviceId: number, told: Told): void {
  state.told[serviceId] = { ...state.told[serviceId], ...told };
  const { dashboardData } = state;
  if (dashboardData) setDashboard(state, dashboardAfter(dashboardData, String(serviceId), told));
}

/** The project's services, their icons and the dashboard that counts their requests (J5). */
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
    dashboardOpened: () => {},
    /** First load, and a retry by the user: the old cards go (J4). */
    dashboardRequested: dashboard.requested,
    dashboardFulfilled: (state, action: PayloadAction<DashboardData>) => {
      dashboard.fulfilled(state, action);
      catchUp(state, action.payload);
    },
    /** Services, counts and rights were asked for again. The requests stay: no card shows them. */
    dashboardRefreshed: (state, { payload }: PayloadAction<DashboardData>) => {
      if (!state.dashboardData) return;
      catchUp(state, { ...payload, requests: state.dashboardData.requests });
    },
    dashboardRejected: dashboard.rejected,

    /** An address named a service that does not exist (any more). */
    serviceMissing: () => {},
    serviceFormClosed: form.closed,
    serviceSaveRequested: (state, _action: PayloadAction<ServiceDraft>) => form.requested(state),
    serviceSaveFulfilled: form.fulfilled,
    /** The form stays open with what was typed (J3). */
    serviceSaveRejected: form.rejected,

    serviceDeleteRequested: (state, _action: PayloadAction<Service>) => {
      state.deleting = true;
    },
    serviceDeleteFulfilled: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deleting = false;
      state.projectServices = state.projectServices.filter(({ id }) => id !== payload.id);
    },
    serviceDeleteRejected: (state, _action: PayloadAction<Problem>) => {
      state.deleting = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(requestChanged, (state, { payload: { seq, open, row } }) =>
        followEvent(state, row.service_id, { count: { seq, open } }),
      )
      .addCase(serviceChanged, (state, { payload: service }) =>
        followEvent(state, service.service_id, { service }),
      )
      .addCase(accountChanged, ({ dashboardData }) => {
        // Until they are asked for, it is not known what the user may do.
        delete dashboardData?.admin_of;
      })
      .addCase(resynced, (state) => {
        state.told = {};
      });
  },
  selectors: {
    selectProjectServices: (state): readonly Service[] => state.projectServices,
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
    /** The services whose admin the user is; undefined unless live events are all that changes the dashboard. */
    selectAdminOf: ({ dashboardData }) =>
      dashboardData?.seq === undefined ? undefined : dashboardData.admin_of,
    /** The number at the menu's dashboard entry (B1). */
    selectDashboardServiceCount: (state) => state.dashboardData?.services.length ?? null,
    selectServiceForm: (state) => state.form,
    selectServiceDeleting: (state) => state.deleting,
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
  dashboardRequested,
  dashboardFulfilled,
  dashboardRefreshed,
  dashboardRejected,
  serviceMissing,
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
  selectServicesList,
  selectServicesShown,
  selectIcons,
  selectIconsList,
  selectDashboardData,
  selectDashboardList,
  selectDashboardHasRequests,
  selectAdminOf,
  selectDashboardServiceCount,
  selectServiceForm,
  selectServiceDeleting,
} = servicesSlice.selectors;
