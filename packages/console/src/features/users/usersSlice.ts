import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User, UserService } from '@concierge/contract/users';
import type { UserType } from '@concierge/contract/userTypes';
import { idle, loadReducers, type Loading } from '../../lib/list/listState.ts';
import { type Forms, type Subject, formReducers, noForms } from '../../lib/modal/formState.ts';
import type { Problem } from '../../lib/http/problem.ts';

/** What the user form hands over; without an id it is a new user. */
export interface UserDraft {
  id?: number;
  username: string;
  user_type: UserType;
  /** Empty or absent: unchanged. */
  password?: string;
  /** With a new password of one's own, where the project asks for it. */
  current_password?: string;
  /** Of a new user. */
  services?: readonly UserService[];
  /** What the form began with. */
  was?: Pick<User, 'username' | 'user_type'>;
}

/** The user that is to be deleted. */
export type UserToDelete = Pick<User, 'id' | 'username'>;

/** One switch of the user-services modal, turned. */
export interface ServiceToggle {
  userId: number;
  username: string;
  service: UserService;
  assigned: boolean;
}

interface UserServicesState extends Loading {
  userId: number | null;
  /** service_id of each assigned service, the switches just turned included. */
  assigned: number[];
  /** service_id of each switch whose call is still pending. */
  pending: number[];
}

export interface UsersState extends Loading {
  projectUsers: User[];
  /** Whether the screen with the users is open. */
  shown: boolean;
  forms: Forms;
  /** Users whose deletion is pending. */
  deleting: number[];
  services: UserServicesState;
}

const noServices: UserServicesState = {
  ...idle,
  userId: null,
  assigned: [],
  pending: [],
};

const initialState: UsersState = {
  ...idle,
  projectUsers: [],
  shown: false,
  forms: noForms,
  deleting: [],
  services: noServices,
};

function setAssigned(state: UsersState, { userId, service, assigned }: ServiceToggle): void {
  const { services } = state;
  if (services.userId !== userId) return;
  const others = services.assigned.filter((id) => id !== service.service_id);
  services.assigned = assigned ? [...others, service.service_id] : others;
}

function setSettled(state: UsersState, { userId, service }: ServiceToggle): void {
  const { services } = state;
  if (services.userId !== userId) return;
  services.pending = services.pending.filter((id) => id !== service.service_id);
}

const list = loadReducers<UsersState, User[]>((users, how) => ({
  projectUsers: users ?? [],
  ...how,
}));
const form = formReducers('forms');

/** What the form of a user is about. */
export const userSubject = ({ id }: Pick<UserDraft, 'id'>): Subject => id ?? 'new';

/** The project's users, and the services of the one whose modal is open. */
const usersSlice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    usersRequested: (state) => {
      list.requested(state);
      state.shown = true;
    },
    /** Loaded, or refreshed in place after a save or a live event. */
    usersFulfilled: list.fulfilled,
    usersRejected: list.rejected,
    usersLeft: (state) => {
      state.shown = false;
    },

    userFormClosed: form.closed,
    userSaveRequested: (state, { payload }: PayloadAction<UserDraft>) =>
      form.requested(state, userSubject(payload)),
    userSaveFulfilled: form.fulfilled,
    /** The form stays open with what was typed; `user_exist` is shown under the username. */
    userSaveRejected: form.rejected,

    userDeleteRequested: (state, { payload }: PayloadAction<UserToDelete>) => {
      state.deleting.push(payload.id);
    },
    userDeleteFulfilled: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deleting = state.deleting.filter((id) => id !== payload.id);
      state.projectUsers = state.projectUsers.filter(({ id }) => id !== payload.id);
    },
    userDeleteRejected: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deleting = state.deleting.filter((id) => id !== payload.id);
    },

    userServicesRequested: (state, { payload }: PayloadAction<{ userId: number | null }>) => {
      state.services = { ...noServices, userId: payload.userId, isLoading: true };
    },
    userServicesFulfilled: (
      state,
      { payload }: PayloadAction<{ userId: number; services: UserService[] }>,
    ) => {
      if (payload.userId !== state.services.userId) return;
      state.services = {
        ...noServices,
        userId: payload.userId,
        assigned: payload.services.map(({ service_id }) => service_id),
      };
    },
    userServicesRejected: (
      state,
      { payload }: PayloadAction<{ userId: number | null; problem: Problem }>,
    ) => {
      if (payload.userId === state.services.userId) state.services = { ...noServices, ...payload };
    },

    /** A switch was turned: it moves at once. */
    serviceToggleRequested: (state, { payload }: PayloadAction<ServiceToggle>) => {
      setAssigned(state, payload);
      if (state.services.userId === payload.userId) {
        state.services.pending.push(payload.service.service_id);
      }
    },
    serviceToggleFulfilled: (state, { payload }: PayloadAction<ServiceToggle>) => {
      setSettled(state, payload);
    },
    /** The call failed: the switch goes back. */
    serviceToggleRejected: (state, { payload }: PayloadAction<ServiceToggle>) => {
      setSettled(state, payload);
      setAssigned(state, { ...payload, assigned: !payload.assigned });
    },
  },
  selectors: {
    selectUsers: (state) => state,
    selectUsersShown: (state) => state.shown,
    selectUserForms: (state) => state.forms,
    selectUserServices: (state) => state.services,
  },
});

export const usersReducer = usersSlice.reducer;
export const {
  usersRequested,
  usersFulfilled,
  usersRejected,
  usersLeft,
  userFormClosed,
  userSaveRequested,
  userSaveFulfilled,
  userSaveRejected,
  userDeleteRequested,
  userDeleteFulfilled,
  userDeleteRejected,
  userServicesRequested,
  userServicesFulfilled,
  userServicesRejected,
  serviceToggleRequested,
  serviceToggleFulfilled,
  serviceToggleRejected,
} = usersSlice.actions;
export const { selectUsers, selectUsersShown, selectUserForms, selectUserServices } =
  usersSlice.selectors;
