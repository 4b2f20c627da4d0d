// Collects unhandled errors, those of queries and mutations, and wrong replies from the start on; what sends them is loaded beside the app's start.
import { errorReport, type Report, replyReport } from "../../domain/app/report";
import { onWrongReply } from "../http/http";
import { onUnexpectedError } from "../query/queryClient";

/** `currentPage` gives the route of the current page. */
export function startReports(currentPage: () => string): void {
	const waiting: Report[] = [];
	let add = (report: Report): void => void waiting.push(report);
	const addError = (error: unknown) => add(errorReport(error, currentPage()));
	addEventListener("error", (event) => {
		// Without an error it is a file that did not load.
		if (event instanceof ErrorEvent) addError(event.error);
	});
	addEventListener("unhandledrejection", ({ reason }) => addError(reason));
	// TanStack Query catches these.
	onUnexpectedError(addError);
	onWrongReply((path, issues) => add(replyReport(path, issues, currentPage())));
	import("./startReportSender").then(
		(it) => {
			add = it.startReportSender(currentPage);
			waiting.forEach(add);
		},
		() => undefined,
	);
}
