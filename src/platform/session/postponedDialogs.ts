// Postpones the session's dialogs while the saved codes are open (O01).
export const isOnCodesPage = (path = location.pathname): boolean =>
	path === "/history";

let areDialogsPostponed = false;

/** Postpones the dialogs of an ended session, a lock and a limit while the saved codes are open, because the codes need no host (O01). */
export function postponeSessionDialogs(): void {
	areDialogsPostponed = true;
}
/** Called when the saved codes are left. */
export function resumeSessionDialogs(): void {
	areDialogsPostponed = false;
}
/** Whether the dialogs are postponed; always false on other pages than the saved codes. */
export const areSessionDialogsPostponed = (): boolean =>
	areDialogsPostponed && isOnCodesPage();
