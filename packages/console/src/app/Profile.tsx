import type { ComponentProps, ReactElement } from 'react';
import { PushSwitch } from '../features/push/PushSwitch.tsx';
import { ProfileDialog } from '../features/users/ProfileDialog.tsx';

/** The signed-in user's account, with what is set for this browser. */
export function Profile(props: ComponentProps<typeof ProfileDialog>): ReactElement {
  return <ProfileDialog {...props} settings={<PushSwitch />} />;
}
