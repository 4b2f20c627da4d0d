// Collects unhandled errors, errors of queries and mutations, and wrong replies from the start on; the code that sends them is loaded while the app starts.
import { errorReport, type Report, replyReport } from "../../domain/app/report";
import { onWrongReply } from "../http/http";
import { onUnexpectedError } from "../query/queryClient";

/** `currentPage` gives the route of the current page. */
export function startReports(currentPage: () => string): void {
	const waiting: Report[] = [];
	let add = (report: Report): void => void waiting.push(report);
	const addError = (error: unknown) => add(errorReport(error, currentPage()));
	addEventListener("error", (event) => {
		// Any other error event is a file that did not load.
		if (event instanceof ErrorEvent) addError(event.error);
	});
	addEventListener("unhandledrejection", ({ reason }) => addError(reason));
	// TanStack Query catches the errors of queries and mutations, so the listeners above do not get them.
	onUnexpectedError(addError);
	onWrongReply((path, issues) => add(replyReport(path, issues, currentPage())));
	import("./startReportSender").then(
		({ startReportSender }) => {
			add = startReportSender(currentPage);
			waiting.forEach(add);
		},
		() => undefined,
	);
}
