export {
  LoginForm,
  type LoginFormProps,
  type LoginLabels,
  type LoginValues,
} from './LoginForm.tsx';
