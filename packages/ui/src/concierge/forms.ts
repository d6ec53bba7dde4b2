// What needs react-hook-form, yup and @hookform/resolvers, so that a product without them can use the other entries.

export * from './ConfirmPasswordModal/ConfirmPasswordModal.tsx';
export * from './DeviceForm/DeviceForm.tsx';
export * from './HouseForm/HouseForm.tsx';
export * from './MessageForm/MessageForm.tsx';
export * from './NewRequestForm/NewRequestForm.tsx';
export * from './RetentionForm/RetentionForm.tsx';
export * from './RoomsForm/RoomsForm.tsx';
export * from './ServiceForm/ServiceForm.tsx';
export * from './StayForm/StayForm.tsx';
export * from './UserForm/UserForm.tsx';
