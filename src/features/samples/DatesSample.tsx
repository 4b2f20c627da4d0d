// /sample/dayjs: dates in Bangkok time and the Buddhist era, and reopening limits.
import { useState } from "react";
import { nextPeriodStart } from "../../contract/nextPeriodStart";
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

const both = (format: typeof formatDate, at: number | null) =>
	`${format(at, "th")} / ${format(at, "en-US")}`;

export default function DatesSample() {
	const now = useNow(1000);
	const [text, setText] = useState("2026-12-31T16:59:00");
	const moment = inMs(text);
	const startOf = (period: Parameters<typeof nextPeriodStart>[0]) =>
		both(formatDateTime, nextPeriodStart(period, now));
	return (
		<SamplePage title="Dates">
			<Sample name="serverNow()">
				<Facts
					facts={{
						"ISO, UTC": new Date(now).toISOString(),
						formatDateTime: both(formatDateTime, now),
						"nextPeriodStart(day)": startOf("day"),
						"nextPeriodStart(week)": startOf("week"),
						"nextPeriodStart(month)": startOf("month"),
					}}
				/>
			</Sample>
			<Sample name="A moment as the API writes it (without a zone it is UTC)">
				<div className={styles.stack}>
					<TextField
						label="Moment"
						value={text}
						onChange={(event) => setText(event.target.value)}
						error={moment === null && "This is no moment"}
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
