export { UsersPage as Component } from '../../features/users/UsersPage.tsx';
