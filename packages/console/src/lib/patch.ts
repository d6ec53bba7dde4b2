/** Sets fields of the state of a slice. Unlike with `Object.assign`, a field that it does not have is an error. */
export function patch<State extends object>(state: State, change: NoInfer<Partial<State>>): void {
  Object.assign(state, change);
}
