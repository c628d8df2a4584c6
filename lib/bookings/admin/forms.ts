/** Ids of forms, for results that come back without scripts. */
export const callLinkForm = "call-link";
export const rescheduleForm = "reschedule";
