// Documents of orders: the list, and files whose checksum is verified on arrival.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    /// <summary>A file that arrived unchanged.</summary>
    public sealed class DownloadedFile
    {
        internal DownloadedFile(byte[] bytes, string fileName, string contentType, string sha256)
        {
            Bytes = bytes;
            FileName = fileName;
            ContentType = contentType;
            Sha256 = sha256;
        }

        /// <summary>The file itself.</summary>
        public byte[] Bytes { get; }

        /// <summary>The file name that the service gives it. Check it before you use it as a path.</summary>
        public string FileName { get; }

        /// <summary>Mostly <c>application/pdf</c>.</summary>
        public string ContentType { get; }

        /// <summary>The verified SHA-256, hexadecimal.</summary>
        public string Sha256 { get; }
    }

    /// <summary>The calls about documents.</summary>
    public sealed class DocumentsApi
    {
        private readonly Sender sender;

        internal DocumentsApi(Sender sender)
        {
            this.sender = sender;
        }

        /// <summary>Lists the documents of an order, oldest first.</summary>
        /// <param name="orderId">The order.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<IReadOnlyList<Document>> ListAsync(
            string orderId, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var input = OperationInput.Of(orderId);
            return sender.CallAsync(
                OperationIds.ListDocuments, input, json => new Page<Document>(json, each => new Document(each)).Data, options, cancellationToken);
        }

        /// <summary>Downloads a document and verifies it with the SHA-256 of the list; a wrong file is fetched again.</summary>
        /// <param name="orderId">The order.</param>
        /// <param name="document">The record of the list.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public Task<DownloadedFile> DownloadAsync(
            string orderId, Document document, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var given = Checks.Given("a document", document);
            return DownloadAsync(orderId, given.Id, given.Sha256, options, cancellationToken);
        }

        /// <summary>The same with the id of a document, which is looked up in the list first.</summary>
        /// <param name="orderId">The order.</param>
        /// <param name="documentId">The document.</param>
        /// <param name="options">Options of this call.</param>
        /// <param name="cancellationToken">Cancels the call and its repetitions.</param>
        public async Task<DownloadedFile> DownloadAsync(
            string orderId, string documentId, CallOptions options = null, CancellationToken cancellationToken = default(CancellationToken))
        {
            var list = await ListAsync(orderId, options, cancellationToken).ConfigureAwait(false);
            var known = list.FirstOrDefault(each => each.Id == documentId);
            // A document that is not in the list is requested anyway, because the service answers with the reason.
            return await DownloadAsync(orderId, documentId, known?.Sha256, options, cancellationToken).ConfigureAwait(false);
        }

        private Task<DownloadedFile> DownloadAsync(
            string orderId, string documentId, string sha256, CallOptions options, CancellationToken cancellationToken)
        {
            var input = OperationInput.Of(orderId);
            input.Path["documentId"] = documentId;
            return Downloads.ReadAsync(sender, OperationIds.DownloadDocument, input, sha256, options, cancellationToken);
        }
    }

    internal static class Downloads
    {
        private const int MaxFileBytes = 100 * 1024 * 1024;

        /// <summary>Files are larger than other answers.</summary>
        private static readonly TimeSpan MinTimeout = TimeSpan.FromSeconds(120);

        private static readonly Regex Checksum = new Regex("\"([0-9a-f]{64})\"", RegexOptions.CultureInvariant);
        private static readonly Regex Page = new Regex(@"\Atext/html\b", RegexOptions.CultureInvariant | RegexOptions.IgnoreCase);
        private static readonly Regex EncodedName =
            new Regex(@"filename\*=UTF-8''([^;]+)", RegexOptions.CultureInvariant | RegexOptions.IgnoreCase);
        private static readonly Regex PlainName = new Regex("filename=\"([^\"]*)\"", RegexOptions.CultureInvariant);

        /// <summary>Without a checksum of a list, the one in the answer is verified.</summary>
        internal static Task<DownloadedFile> ReadAsync(
            Sender sender, string operation, OperationInput input, string sha256, CallOptions options, CancellationToken cancellationToken)
        {
            input.Headers["Accept"] = "*/*";
            var timeout = sender.Settings.Timeout > MinTimeout ? sender.Settings.Timeout : MinTimeout;
            var ofFile = new CallOptions { Timeout = options?.Timeout ?? timeout, OnResponse = options?.OnResponse };
            return Operations.Deferred(() =>
            {
                var call = Operations.Prepare(operation, input, answer => Read(answer, sha256), ofFile);
                call.MaxBytes = MaxFileBytes;
                return sender.SendAsync(call, cancellationToken);
            });
        }

        private static DownloadedFile Read(Answer answer, string sha256)
        {
            var actual = Signatures.Sha256(answer.Body);
            var ofAnswer = Checksum.Match(answer.Header("ETag") ?? "");
            var expected = sha256 ?? (ofAnswer.Success ? ofAnswer.Groups[1].Value : null);
            var contentType = answer.Header("Content-Type") ?? "application/octet-stream";
            // No document is a page; a login page or a proxy sends one.
            if (expected != actual && Page.IsMatch(contentType)) throw answer.NotFromService();
            if (expected != null && expected != actual) throw new ChecksumException(expected, actual);
            return new DownloadedFile(answer.Body, FileNameOf(answer.Header("Content-Disposition") ?? ""), contentType, actual);
        }

        /// <summary>The service sends the file name in both forms of RFC 6266; the encoded form keeps every character.</summary>
        private static string FileNameOf(string disposition)
        {
            var encoded = EncodedName.Match(disposition);
            if (encoded.Success) return Uri.UnescapeDataString(encoded.Groups[1].Value);
            var plain = PlainName.Match(disposition);
            return plain.Success ? plain.Groups[1].Value : "document";
        }
    }
}
