import type { ComponentProps, ReactElement } from 'react';
import { PushSwitch } from '../features/push/PushSwitch.tsx';
import { ProfileDialog } from '../features/users/ProfileDialog.tsx';

/** The signed-in user's account, with what is set for this browser. */
export function Profile(props: ComponentProps<typeof ProfileDialog>): ReactElement {
  return <ProfileDialog {...props} settings={<PushSwitch />} />;
}

/** With what is done with users, which comes with their screen. */
export async function loadProfile(): Promise<typeof Profile> {
  await import('../features/users/UsersPage.tsx');
  return Profile;
}
