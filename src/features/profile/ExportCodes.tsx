// The export of the saved codes, and its result (X07).
import { Plural, Trans } from "@lingui/react/macro";
import FileDown from "lucide-react/icons/file-down";
import { type ReactNode, useState } from "react";
import { useLocale } from "../../platform/i18n/locale";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { exportCodes } from "./exportCodes";
import styles from "./MyData.module.css";

export function ExportCodes({ sub, count }: { sub: string; count: number }) {
	const locale = useLocale();
	const [busy, setBusy] = useState(false);
	const [result, setResult] = useState<ReactNode>(null);
	async function save() {
		setBusy(true);
		setResult(null);
		try {
			const taken = await exportCodes(sub, locale);
			if (taken !== null)
				setResult(
					<Plural
						value={taken}
						one="The file with # code is on your phone."
						other="The file with # codes is on your phone."
					/>,
				);
		} catch {
			setResult(
				<Trans>The file could not be created. Please try again.</Trans>,
			);
		}
		setBusy(false);
	}
	return (
		<section className={styles.export}>
			<Button
				block
				kind="second"
				busy={busy}
				disabled={count === 0}
				icon={<FileDown size={20} />}
				onClick={() => void save()}
			>
				<Trans>Save my codes as a file</Trans>
			</Button>
			<p className={styles.note}>
				{count === 0 ? (
					<Trans>No codes are saved on this phone.</Trans>
				) : (
					<Trans>
						One page to read and print, with barcodes and dates. It opens
						without internet.
					</Trans>
				)}
			</p>
			<Status className={styles.note}>{result}</Status>
		</section>
	);
}
