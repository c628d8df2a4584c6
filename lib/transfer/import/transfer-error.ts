/** Tells the user why a file cannot be imported. */
export class TransferError extends Error {}
