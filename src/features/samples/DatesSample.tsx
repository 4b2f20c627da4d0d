// /sample/dayjs: dates in Bangkok time and the Buddhist era, and reopening limits.
import { useState } from "react";
import { callCenterStatus } from "../../domain/member/callCenter";
import { nextPeriodStart } from "../../domain/text/calendar";
import {
	dayKey,
	formatDate,
	formatDateTime,
	formatTime,
	inMs,
} from "../../domain/text/dates";
import { useNow } from "../../platform/http/clock";
import { TextField } from "../../ui/form/TextField";
import { Facts, Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

const second = 1000;

export default function DatesSample() {
	const now = useNow(second);
	const [text, setText] = useState("2026-12-31T16:59:00");
	const moment = inMs(text);
	const both = (format: typeof formatDate, at: number | null) =>
		`${format(at, "th")} / ${format(at, "en-US")}`;
	return (
		<SamplePage title="Dates">
			<Sample name="serverNow()">
				<Facts
					facts={{
						"ISO, UTC": new Date(now).toISOString(),
						formatDateTime: both(formatDateTime, now),
						"nextStart(day)": both(formatDateTime, nextPeriodStart("day", now)),
						"nextStart(week)": both(
							formatDateTime,
							nextPeriodStart("week", now),
						),
						"nextStart(month)": both(
							formatDateTime,
							nextPeriodStart("month", now),
						),
						"callCenterStatus(now)": callCenterStatus(now).open
							? "open"
							: "closed",
					}}
				/>
			</Sample>
			<Sample name="A moment as the API writes it (without a zone it is UTC)">
				<div className={styles.stack}>
					<TextField
						label="Moment"
						value={text}
						onChange={(event) => setText(event.target.value)}
						problem={moment === null ? "This is no moment" : undefined}
					/>
					<Facts
						facts={{
							formatDate: both(formatDate, moment),
							formatTime: formatTime(moment),
							formatDateTime: both(formatDateTime, moment),
							dayKey: dayKey(moment),
						}}
					/>
				</div>
			</Sample>
		</SamplePage>
	);
}
