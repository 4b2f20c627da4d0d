// /sample/vue-i18n: the language switch, which uses Lingui under the documents' name.
import { useState } from "react";
import { formatDate } from "../../domain/text/dates";
import type { Locale } from "../../domain/text/localized";
import { setLocale, useLocale, useLocalized } from "../../platform/i18n/locale";
import { Tabs } from "../../ui/list/Tabs";
import { Facts, Sample, SamplePage } from "./SamplePage";

export default function LanguageSample() {
	const locale = useLocale();
	const localized = useLocalized();
	const [failed, setFailed] = useState(false);
	const change = (next: Locale) =>
		setLocale(next).then(
			() => setFailed(false),
			() => setFailed(true),
		);
	return (
		<SamplePage title="Language">
			<Sample name="setLocale(locale)">
				<Tabs
					segments
					label="Language"
					value={locale}
					onChange={change}
					items={[
						{ value: "th", label: "ไทย" },
						{ value: "en-US", label: "English" },
					]}
				/>
				{failed && <p role="alert">The texts could not be loaded.</p>}
			</Sample>
			<Sample name="What follows it">
				<Facts
					facts={{
						"useLocale()": locale,
						"localized(th, en)": localized("สิทธิพิเศษ", "Privileges"),
						formatDate: formatDate("2026-12-31T16:59:00Z", locale),
					}}
				/>
			</Sample>
		</SamplePage>
	);
}
