/** Why a file cannot be imported, to show to the user. */
export class TransferError extends Error {}
