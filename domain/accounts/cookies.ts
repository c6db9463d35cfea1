/** Cookie names, shared by whoever sets them and whoever reads them at a handshake. */
export const accessCookie = 'nocturne_access';
export const refreshCookie = 'nocturne_refresh';
export const guestCookie = 'nocturne_guest';
export const staffCookie = 'nocturne_staff';
