/** Where the socket of a table is opened; `:id` is the id of the table. */
export const SOCKET_PATH = '/api/tables/:id/socket';
