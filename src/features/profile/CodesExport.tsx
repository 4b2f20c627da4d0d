// The export of the saved codes, and its result (X07).
import { Plural, Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import FileDown from "lucide-react/icons/file-down";
import { FileFailure } from "../../components/pages/FileFailure";
import { useLocale } from "../../platform/i18n/locale";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { exportCodes } from "./exportCodes";
import styles from "./MyData.module.css";

export function CodesExport({ sub, count }: { sub: string; count: number }) {
	const locale = useLocale();
	const save = useMutation({ mutationFn: () => exportCodes(sub, locale) });
	const { data: taken = null } = save;
	return (
		<section className={styles.export}>
			<Button
				kind="second"
				busy={save.isPending}
				disabled={count === 0}
				icon={<FileDown size={20} />}
				onClick={() => save.mutate()}
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
			<Status className={styles.note}>
				{taken !== null && (
					<Plural
						value={taken}
						one="The file with # code is on your phone."
						other="The file with # codes is on your phone."
					/>
				)}
				{save.isError && <FileFailure error={save.error} />}
			</Status>
		</section>
	);
}
