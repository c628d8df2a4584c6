/** Error whose message tells the user why something cannot be imported. */
export class TransferError extends Error {}
