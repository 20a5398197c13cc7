/** Fields that are asked for at the terminal rather than written on the command line, where others could read them. */
export const ASKED_FOR = [
  { field: 'password', variable: 'OPS_PASSWORD', what: 'Password' },
  { field: 'newPassword', variable: 'OPS_NEW_PASSWORD', what: 'New password' },
  { field: 'appCode', variable: 'OPS_APP_CODE', what: 'Code of the authenticator app' },
] as const;
